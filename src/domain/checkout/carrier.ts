import type { Minor } from '#domain/money/price.ts'
import { minor } from '#domain/money/price.ts'
import type { ShopCountry } from './shop-country.ts'

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

/** To the door, to a parcel shop or locker, or to a branch of ours. */
export type DeliveryKind = 'home' | 'parcel-shop' | 'branch'

export type DeliveryMethod = {
  /** Unique within a country. */
  key: string
  kind: DeliveryKind
  /** Null: it comes to the branch with our own goods. */
  carrier: Carrier | null
  /** Below `freeFrom`. */
  fee: Minor
  /** Goods of this worth travel for nothing; null: never. */
  freeFrom: Minor | null
  /** Working days sooner (negative) or later than the parcel would come otherwise. */
  days: number
  /** Only what lies in the warehouse and needs no making. */
  isFromStockOnly?: boolean
}

type Offer = readonly [carrier: Carrier | null, kind: DeliveryKind, fee: number, days?: number]

/** Minor units from which parcels are free, as the strip above every page says. */
const FREE_FROM: Record<ShopCountry, number> = {
  DE: 4900,
  AT: 4900,
  CH: 4900,
  CZ: 120_000,
  PL: 19_900,
  IT: 4900,
}

/** The first of a country is the one most of its people choose, and comes with a carrier. */
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

/** Express comes on the next working day, which is this much sooner than a parcel. */
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

/** How parcels of a country's shops travel, in the order in which they are offered. */
export const deliveryMethods = (country: ShopCountry): DeliveryMethod[] =>
  OFFERS[country].map(methodOf(country))

/** What a delivery costs. `goods` is what is paid for the goods, all reductions within. */
export const deliveryFee = ({ fee, freeFrom }: DeliveryMethod, goods: Minor): Minor =>
  freeFrom !== null && goods >= freeFrom ? minor(0) : fee

/** Who carries most of a country's parcels. */
export const mainCarrier = (country: ShopCountry): Carrier => OFFERS[country][0][0]
