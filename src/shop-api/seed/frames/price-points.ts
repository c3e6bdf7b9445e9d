import type { FrameFamily } from '#shop-api/seed/frames/frame.ts'
import type { Random } from '#shop-api/seed/random.ts'
import type { Country, Currency } from '#shop-api/seed/shops/shops.ts'

/** Prices of frames in euros, by price level. */
const FRAMES: Record<FrameFamily, readonly (readonly number[])[]> = {
  rxGlasses: [
    [29, 39, 49, 59, 69, 79],
    [79, 89, 99, 119, 129, 149],
    [139, 149, 169, 189, 199, 219],
    [229, 249, 279, 299, 349, 389],
  ],
  sunglasses: [
    [19, 29, 39, 49, 59],
    [79, 89, 99, 119, 139, 159],
    [149, 169, 189, 199, 229],
    [219, 249, 269, 299, 329],
  ],
  readingAids: [[14.95, 19.95, 24.95, 29.95], [29.95, 34.95, 39.95], [49.95], [69.95]],
  blueLightBlockingGlasses: [[29.95, 34.95, 39.95, 49.95], [49.95, 59.95], [79], [99]],
  smartGlasses: [[199], [249], [329], [299, 349, 399, 449]],
}

/** In cents. */
export function framePrice(random: Random, family: FrameFamily, level: number): number {
  const steps = FRAMES[family][level - 1] ?? []
  return Math.round(random.pick(steps) * 100)
}

/** Local price of one euro, including each country's markup. */
const FACTOR: Record<Country, number> = { DE: 1, AT: 1, IT: 1.02, CZ: 25.4, PL: 4.35, CH: 1.12 }

/**
 * A German price in another shop, in minor units: whole crowns ending in 9 or 90, złoty ending in 9 or ,99,
 * francs ending in 9 or .90, euros unchanged or, in Italy, rounded up to the same ending.
 */
export function localPrice(euroCents: number, country: Country, currency: Currency): number {
  if (euroCents === 0) return 0
  const amount = (euroCents * FACTOR[country]) / 100
  if (currency === 'CZK') return (amount < 1000 ? nines(amount, 10) : nines(amount, 100) - 9) * 100
  if (currency === 'EUR') return country === 'IT' ? italian(euroCents) : euroCents
  if (amount >= 60) return nines(amount, 10) * 100
  return Math.max(1, Math.round(amount)) * 100 - (currency === 'CHF' ? 10 : 1)
}

/** 374 by ten becomes 369 or 379, whichever is nearer; by a hundred 3,740 becomes 3,699. */
const nines = (amount: number, step: number): number =>
  Math.max(step, Math.round((amount + 1) / step) * step) - 1

const italian = (euroCents: number): number =>
  euroCents % 100 === 0 ? euroCents : Math.ceil(euroCents / 100) * 100 - 10

type Endings = { per: number; endings: readonly number[] }

/**
 * How reduced prices end, in minor units: in full or half, or just below; crowns are whole. Francs have no
 * coins below five cents.
 */
const ENDINGS: Record<Currency, Endings> = {
  EUR: { per: 100, endings: [99, 95, 90, 50, 0] },
  PLN: { per: 100, endings: [99, 90, 50, 0] },
  CHF: { per: 100, endings: [95, 90, 50, 0] },
  CZK: { per: 1000, endings: [900, 500, 0] },
}

/** From a hundred złoty on, prices are whole. */
const WHOLE: Endings = { per: 100, endings: [0] }

/** The highest plausible shop price that is at most this amount, in minor units; never zero. */
export function tagPrice(amount: number, currency: Currency): number {
  const { per, endings } = currency === 'PLN' && amount >= 10_000 ? WHOLE : ENDINGS[currency]
  // Binary fractions such as 118.99999 stand for the whole number above.
  const whole = Math.floor(amount + 1e-6)
  const ending = endings.find((each) => each <= whole % per) ?? 0
  return Math.max(endings.at(-2) ?? per, whole - (whole % per) + ending)
}
