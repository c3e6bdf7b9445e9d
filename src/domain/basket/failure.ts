export type BasketOperation = 'add' | 'update' | 'delete'

export type BasketFailureKind =
  | 'ItemAddedWithReducedQuantity'
  | 'BasketItemNotFound'
  | 'VariantAlreadyPresent'
  | 'ItemUnvailable'
  | 'MaximumItemCountReached'
  | 'ItemDataNotFound'
  | 'Unknown'

/** Why a change was not made as requested. An item with a reduced quantity is in the basket all the same. */
export type BasketFailure = { operation: BasketOperation; kind: BasketFailureKind; variantId?: number }

/** By status of the Shop API, spelt as spec §8 spells them. */
const KINDS: Record<BasketOperation, Record<number, BasketFailureKind>> = {
  add: {
    206: 'ItemAddedWithReducedQuantity',
    409: 'VariantAlreadyPresent',
    412: 'ItemUnvailable',
    413: 'MaximumItemCountReached',
    424: 'ItemDataNotFound',
  },
  update: {
    206: 'ItemAddedWithReducedQuantity',
    404: 'BasketItemNotFound',
    409: 'VariantAlreadyPresent',
    412: 'ItemUnvailable',
    413: 'MaximumItemCountReached',
  },
  delete: {},
}

/** Null: no failure. An item to remove that is not there counts as removed. */
export function basketFailure(operation: BasketOperation, status: number): BasketFailureKind | null {
  if (status === 200 || status === 201) return null
  if (operation === 'delete' && status === 404) return null
  return KINDS[operation][status] ?? 'Unknown'
}
