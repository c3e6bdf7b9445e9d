import type { Availability } from '#domain/catalogue/availability.ts'
import { plainAmount } from '#domain/money/format.ts'
import type { Minor } from '#domain/money/price.ts'

const SCHEMA = 'https://schema.org'

/** Days in which every shop takes goods back, as announced above every page. */
const RETURN_DAYS = 30

const IN_STOCK = {
  now: 'InStock',
  soon: 'LimitedAvailability',
  'on-order': 'BackOrder',
  none: 'OutOfStock',
} as const satisfies Record<Availability['kind'], string>

export type StructuredOffer = {
  url: string
  price: Minor
  /** The lowest price of the last 30 days, where a reduction from it is announced. */
  previous: Minor | null
  currency: string
  availability: Availability['kind']
}

/** How a shop delivers and takes back. `fee` in minor units, `days` in working days; null where they are not known. */
export type SalesTerms = {
  country: string
  fee(goods: Minor): Minor
  days: { from: number; to: number } | null
  returnsPaidBy: 'shop' | 'buyer' | null
}

/** What somebody pays, and whether they get it: the least that Google takes as an offer. */
export const bareOfferData = (offer: StructuredOffer) => ({
  '@type': 'Offer',
  url: offer.url,
  price: plainAmount(offer.price),
  priceCurrency: offer.currency,
  availability: `${SCHEMA}/${IN_STOCK[offer.availability]}`,
})

/** An offer with what the shop does for it. */
export const offerData = (offer: StructuredOffer, terms: SalesTerms): object => ({
  ...bareOfferData(offer),
  ...(offer.previous !== null && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: `${SCHEMA}/StrikethroughPrice`,
      price: plainAmount(offer.previous),
      priceCurrency: offer.currency,
    },
  }),
  itemCondition: `${SCHEMA}/NewCondition`,
  shippingDetails: {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: plainAmount(terms.fee(offer.price)),
      currency: offer.currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: terms.country },
    ...(terms.days && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(0, 1),
        transitTime: days(terms.days.from, Math.max(terms.days.from, terms.days.to - 1)),
      },
    }),
  },
  ...(terms.returnsPaidBy !== null && {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: terms.country,
      returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
      merchantReturnDays: RETURN_DAYS,
      returnMethod: `${SCHEMA}/ReturnByMail`,
      returnFees: `${SCHEMA}/${terms.returnsPaidBy === 'shop' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
    },
  }),
})

const days = (minValue: number, maxValue: number): object => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})
