import type { BasketPackage, ItemGroup } from '#domain/basket/basket.ts'
import {
  type DeliveryStart,
  isOrderedFirst,
  orderedTime,
  stockedDays,
  windowAfter,
} from '#domain/delivery/delivery-time.ts'
import { slowestOf } from '#domain/delivery/estimate.ts'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import type { DeliveryEstimate } from '#domain/shop/configuration.ts'
import type { StockRow } from '#shop-api/catalogue/product-repository.ts'

type Dates = BasketPackage['deliveryDate']
type Line = {
  key: string
  quantity: number
  stock: StockRow | null
  estimate: DeliveryEstimate
  itemGroup?: ItemGroup | null
}

type Packed = {
  packages: BasketPackage[]
  /** By line key. */
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

/**
 * Pieces in the warehouse travel in one package. Pieces to be ordered follow in another, once the last of
 * them has arrived. A group travels as a whole: a frame with the lenses that are ground for it.
 */
export function splitIntoPackages(lines: readonly Line[], countryCode: string, now: Date): Packed {
  const country = SHOP_COUNTRIES.find((each) => each === countryCode) ?? null
  const start = { now, country }
  const groupsOnOrder = new Set(lines.filter(isOnOrder).flatMap(({ itemGroup }) => itemGroup?.id ?? []))
  const isOrdered = (line: Line) => isOnOrder(line) || groupsOnOrder.has(line.itemGroup?.id ?? '')
  const ordered = lines.filter(isOrdered)
  const stocked = lines.filter((line) => !isOrdered(line))
  const parts = [
    { lines: stocked, deliveryDate: windowAfter(now, fromStock(stocked), country) },
    { lines: ordered, deliveryDate: whenOrdered(ordered, start) },
  ].filter((part) => part.lines.length > 0)
  const carrierKey = CARRIERS[countryCode] ?? CARRIER_ELSEWHERE
  return {
    packages: parts.map(({ deliveryDate }, place) => ({ id: place + 1, carrierKey, deliveryDate })),
    packageIds: new Map(
      parts.flatMap((part, place) => part.lines.map(({ key }): [string, number] => [key, place + 1])),
    ),
  }
}

const isOnOrder = ({ quantity, stock }: Line) => stock !== null && isOrderedFirst(stock, quantity)

/** Counted from the day on which the last piece arrives, if all manufacturers give a date. */
function whenOrdered(lines: Line[], start: DeliveryStart): Dates {
  const arrivals = lines.filter(isOnOrder).map(({ stock }) => stock?.expectedAvailabilityAt ?? null)
  const time = orderedTime(arrivals, slowestOf(lines.map(({ estimate }) => estimate)), start)
  return 'window' in time ? time.window : windowAfter(start.now, time.days, start.country)
}

const fromStock = (lines: readonly Line[]) =>
  slowestOf(lines.map(({ estimate, stock }) => (stock ? stockedDays(stock, estimate) : estimate)))
