import type { BasketPackage, ItemGroup } from '#domain/basket/basket.ts'
import { type Carrier, mainCarrier } from '#domain/delivery/carrier.ts'
import {
  type DeliveryStart,
  deliveryTime,
  isOrderedFirst,
  slowestTime,
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

/** Of a country to which the shops do not deliver. Spec §9. */
const CARRIER_ELSEWHERE: Carrier = 'EXPRESS'

/**
 * Pieces in the warehouse travel in one package. Pieces to be ordered follow in another, once the last of
 * them has arrived. A group travels as a whole: a frame with the lenses that are ground for it.
 */
export function splitIntoPackages(lines: readonly Line[], countryCode: string, now: Date): Packed {
  const country = SHOP_COUNTRIES.find((each) => each === countryCode) ?? null
  const start = { now, country }
  const groupsOnOrder = new Set(lines.filter(isOnOrder).flatMap(({ itemGroup }) => itemGroup?.id ?? []))
  const isOrdered = (line: Line) => isOnOrder(line) || groupsOnOrder.has(line.itemGroup?.id ?? '')
  const parts = [lines.filter((line) => !isOrdered(line)), lines.filter(isOrdered)].flatMap(
    ([first, ...others]) =>
      first ? [{ lines: [first, ...others], deliveryDate: deliveryDate([first, ...others], start) }] : [],
  )
  const carrierKey = country ? mainCarrier(country) : CARRIER_ELSEWHERE
  return {
    packages: parts.map(({ deliveryDate }, place) => ({ id: place + 1, carrierKey, deliveryDate })),
    packageIds: new Map(
      parts.flatMap((part, place) => part.lines.map(({ key }): [string, number] => [key, place + 1])),
    ),
  }
}

const isOnOrder = ({ quantity, stock }: Line) => stock !== null && isOrderedFirst(stock, quantity)

/** With the slowest piece, in the time that the slowest kind of goods usually takes. */
function deliveryDate([first, ...others]: readonly [Line, ...Line[]], start: DeliveryStart): Dates {
  const usual = slowestOf([first, ...others].map(({ estimate }) => estimate))
  const timeOf = ({ stock, quantity }: Line) => deliveryTime(stock, usual, start, quantity)
  return slowestTime([timeOf(first), ...others.map(timeOf)]).window
}
