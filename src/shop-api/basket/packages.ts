import type { BasketPackage } from '#domain/basket/basket.ts'
import type { StockRow } from '#shop-api/catalogue/records.ts'

type Dates = BasketPackage['deliveryDate']
type Line = { key: string; quantity: number; stock: StockRow | null }

type Packed = {
  packages: BasketPackage[]
  /** By key of the line. */
  packageIds: Map<string, number>
}

/** By country. Spec §9 "Carriers". */
const CARRIERS: Record<string, string> = {
  DE: 'DHL',
  AT: 'POST_AT',
  CH: 'POST_CH',
  PL: 'INPOST_PL',
  CZ: 'ZASILKOVA',
}
const CARRIER_ELSEWHERE = 'EXPRESS'

/** Fewest and most working days until delivery: from the warehouse, and from a maker who names no day. */
const FROM_STOCK = [2, 4] as const
const ON_ORDER = [8, 12] as const

/** What lies in the warehouse travels in one package; what has to be ordered follows in another, when the last of it is there. */
export function pack(lines: readonly Line[], country: string, now: Date): Packed {
  const ordered = lines.filter(isOnOrder)
  const stocked = lines.filter((line) => !isOnOrder(line))
  const parts = [
    { lines: stocked, deliveryDate: daysAfter(now, FROM_STOCK) },
    { lines: ordered, deliveryDate: whenOrdered(ordered, now) },
  ].filter((part) => part.lines.length > 0)
  const carrierKey = CARRIERS[country] ?? CARRIER_ELSEWHERE
  return {
    packages: parts.map(({ deliveryDate }, place) => ({ id: place + 1, carrierKey, deliveryDate })),
    packageIds: new Map(
      parts.flatMap((part, place) => part.lines.map(({ key }): [string, number] => [key, place + 1])),
    ),
  }
}

const isOnOrder = ({ quantity, stock }: Line) =>
  stock !== null && stock.isSellableWithoutStock && stock.quantity < quantity

/** Counted from the day on which the last piece arrives, where all makers name one. */
function whenOrdered(lines: Line[], now: Date): Dates {
  const arrivals = lines.map(({ stock }) => Date.parse(stock?.expectedAvailabilityAt ?? ''))
  const last = Math.max(...arrivals)
  return Number.isNaN(last) || last < now.getTime()
    ? daysAfter(now, ON_ORDER)
    : daysAfter(new Date(last), FROM_STOCK)
}

const daysAfter = (day: Date, [min, max]: readonly [number, number]): Dates => ({
  min: workingDay(day, min),
  max: workingDay(day, max),
})

/** The date that many working days after a day. */
function workingDay(from: Date, days: number): string {
  const day = new Date(from)
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left--
  }
  return day.toISOString().slice(0, 10)
}
