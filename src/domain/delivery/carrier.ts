import type { Minor } from '#domain/money/price.ts'
import { minor } from '#domain/money/price.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'

/** Spec §9. */
export const CARRIERS = [
  'POST_AT',
  'DHL',
  'INPOST_PL',
  'POST_CZ',
  'POST_CH',
  'ZASILKOVA',
  'EXPRESS',
  'DPD',
] as const
export type Carrier = (typeof CARRIERS)[number]

/** To the door, to a parcel shop or locker, or to one of our branches. */
export type DeliveryKind = 'home' | 'parcel-shop' | 'branch'

export type DeliveryMethod = {
  /** Unique within a country. */
  key: string
  kind: DeliveryKind
  /** Null: it comes to the branch with our own deliveries. */
  carrier: Carrier | null
  /** For goods worth less than `freeFrom`. */
  fee: Minor
  /** Free of charge for goods of this value and above; null: never. */
  freeFrom: Minor | null
  /** Working days earlier (negative) or later than a normal parcel. */
  days: number
  /** Only for goods in stock that are not made to measure. */
  isFromStockOnly?: boolean
}

type Offer = readonly [carrier: Carrier | null, kind: DeliveryKind, fee: number, days?: number]

/** Minor units from which parcels are free, as announced above every page. */
const FREE_FROM: Record<ShopCountry, number> = {
  DE: 4900,
  AT: 4900,
  CH: 4900,
  CZ: 120_000,
  PL: 19_900,
  IT: 4900,
}

/** The first of a country is the most popular one, and has a carrier. */
const OFFERS: Record<ShopCountry, readonly [readonly [Carrier, ...unknown[]] & Offer, ...Offer[]]> = {
  DE: [
    ['DHL', 'home', 490],
    ['DHL', 'parcel-shop', 490],
    ['DPD', 'home', 490],
    ['EXPRESS', 'home', 1490],
    [null, 'branch', 0, 1],
  ],
  AT: [
    ['POST_AT', 'home', 490],
    ['POST_AT', 'parcel-shop', 490],
    ['DPD', 'home', 490],
    [null, 'branch', 0, 1],
  ],
  CH: [
    ['POST_CH', 'home', 790],
    ['POST_CH', 'parcel-shop', 790],
    ['EXPRESS', 'home', 1790],
    [null, 'branch', 0, 1],
  ],
  CZ: [
    ['ZASILKOVA', 'parcel-shop', 7900],
    ['POST_CZ', 'home', 12_900],
    ['POST_CZ', 'parcel-shop', 7900],
    [null, 'branch', 0, 1],
  ],
  PL: [
    ['INPOST_PL', 'parcel-shop', 1299],
    ['INPOST_PL', 'home', 1599],
    ['DPD', 'home', 1599],
    [null, 'branch', 0, 1],
  ],
  IT: [
    ['DHL', 'home', 590],
    ['DHL', 'parcel-shop', 590],
    ['EXPRESS', 'home', 1290],
    [null, 'branch', 0, 1],
  ],
}

/** Express arrives on the next working day, so many working days before a normal parcel. */
const EXPRESS_DAYS = -2

const methodOf =
  (country: ShopCountry) =>
  ([carrier, kind, fee, days = 0]: Offer): DeliveryMethod => {
    const isExpress = carrier === 'EXPRESS'
    return {
      key: carrier === null ? kind : `${carrier.toLowerCase().replaceAll('_', '-')}-${kind}`,
      kind,
      carrier,
      fee: minor(fee),
      freeFrom: isExpress ? null : minor(FREE_FROM[country]),
      days: isExpress ? EXPRESS_DAYS : days,
      ...(isExpress && { isFromStockOnly: true }),
    }
  }

/** The delivery methods of a country's shops, in the order in which they are offered. */
export const deliveryMethods = (country: ShopCountry): DeliveryMethod[] =>
  OFFERS[country].map(methodOf(country))

/** The fee of a delivery. `goods` is the total of the goods after all reductions. */
export const deliveryFee = ({ fee, freeFrom }: DeliveryMethod, goods: Minor): Minor =>
  freeFrom !== null && goods >= freeFrom ? minor(0) : fee

/** Minor units of goods from which a country's parcels are free; express parcels never are. */
export const freeDeliveryFrom = (country: ShopCountry): Minor => minor(FREE_FROM[country])

/** The main carrier of a country. */
export const mainCarrier = (country: ShopCountry): Carrier => OFFERS[country][0][0]
