import type { BasketItem } from '#domain/basket/basket.ts'
import { aPrice, aProduct, aVariant, attributesOf } from './goods.ts'

/**
 * One piece of an item other than a frame, with the number in its key as its variant: "i7" has variant 7. It costs
 * 100.00.
 */
export const anItem = (key: string, rest: Partial<BasketItem> = {}): BasketItem => ({
  key,
  packageId: 1,
  quantity: 1,
  status: 'available',
  product: aProduct(Number(key.slice(1))),
  variant: aVariant(Number(key.slice(1))),
  price: { unit: aPrice(10000), total: aPrice(10000) },
  customData: {},
  displayData: {},
  ...rest,
})

export const inGroup = (id: string, isMainItem = false): Pick<BasketItem, 'itemGroup'> => ({
  itemGroup: { id, isMainItem, isRequired: true },
})

/** Lenses for a frame. */
export const someLenses = aProduct(2, { customData: { rxPart: 'index', indexKey: 'index_cr' } })

/** A frame for lenses. */
export const aFrame = aProduct(1, { attributes: attributesOf({ rimType: 'full', frameType: 'acetate' }) })
