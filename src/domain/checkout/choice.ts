import type { BasketPackage } from '#domain/basket/basket.ts'
import { minor, type Minor } from '#domain/money/price.ts'
import { type DeliveryMethod, deliveryFee, deliveryMethods } from './carrier.ts'
import {
  type PaymentMethod,
  type PaymentObstacle,
  paymentMethods,
  paymentObstacle,
} from './payment-method.ts'
import type { ShopCountry } from './shop-country.ts'
import { deliveryWindows, type Window, workingDaysFrom } from './window.ts'

/** What a basket has to say about its delivery. */
export type Load = {
  country: ShopCountry
  /** What is paid for the goods, all reductions within. */
  goods: Minor
  packages: readonly BasketPackage[]
  /** Glasses with lenses ground for one person. */
  isMadeToMeasure: boolean
  /** Made to measure travels for nothing in this shop. Spec §9 "free rx shipping". */
  isMadeToMeasureFree: boolean
  /** RFC 3339. */
  today: string
}

export type DeliveryChoice = {
  method: DeliveryMethod
  fee: Minor
  /** One a parcel; empty where nobody knows. */
  windows: Window[]
  /** Why it cannot be chosen. */
  obstacle: 'made-to-measure' | 'not-in-stock' | null
}

export type PaymentChoice = { method: PaymentMethod; obstacle: PaymentObstacle | null }

/** Working days within which a parcel comes that lies in the warehouse; one that has to be ordered first takes longer. */
const FROM_STOCK = 5

const isAllInStock = ({ packages, today }: Load): boolean => {
  const latest = workingDaysFrom(today, FROM_STOCK)
  return packages.every(({ deliveryDate }) => deliveryDate.max <= latest)
}

/** Every way of delivery in the country, those that cannot be chosen among them. */
export const deliveryChoices = (load: Load): DeliveryChoice[] =>
  deliveryMethods(load.country).map((method) => ({
    method,
    fee:
      load.isMadeToMeasure && load.isMadeToMeasureFree && method.freeFrom !== null
        ? minor(0)
        : deliveryFee(method, load.goods),
    windows: deliveryWindows(load.packages, method.days, load.today),
    obstacle: obstacleOf(method, load),
  }))

function obstacleOf({ isFromStockOnly }: DeliveryMethod, load: Load): DeliveryChoice['obstacle'] {
  if (!isFromStockOnly) return null
  if (load.isMadeToMeasure) return 'made-to-measure'
  return isAllInStock(load) ? null : 'not-in-stock'
}

/** Every way to pay in the country. `delivery` is what was chosen before; null where nothing was. */
export const paymentChoices = (
  load: Load,
  delivery: DeliveryChoice | null,
  isBilledElsewhere: boolean,
): PaymentChoice[] =>
  paymentMethods(load.country).map((method) => ({
    method,
    obstacle: paymentObstacle(method, {
      total: minor(load.goods + (delivery?.fee ?? 0)),
      delivery: delivery?.method.kind ?? null,
      isBilledElsewhere,
    }),
  }))
