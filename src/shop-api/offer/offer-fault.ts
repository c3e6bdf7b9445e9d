import type { Goods } from './find-goods.ts'

/** What is wrong with one part of an entry. `field` is empty where it is the entry as a whole. */
export type PartFault = { field: string; description: string }

/** By the place of the entry in the list, from 0. */
export type OfferFault = PartFault & { place: number }

/** Aborts the transaction of a list with faults. */
export class OfferFaults extends Error {
  readonly faults: OfferFault[]

  constructor(faults: OfferFault[]) {
    super('a list of prices or stock has faults')
    this.faults = faults
  }
}

export const faultOfGoods = (place: number, goods: Goods, description: string): OfferFault => {
  const field = goods.variantId ? 'variantId' : goods.variantKey ? 'variantKey' : 'productKey'
  return { place, field, description }
}
