import type { Basket } from '#domain/basket/basket.ts'

/** Which lines there are, and how many pieces of each. */
export const goodsOf = ({ items }: Basket): string =>
  items.map(({ key, quantity }) => `${key} ${quantity}`).join()

/** Whether a basket has more of each variant than before. */
export const hasMore = (now: Basket, before: Basket, items: readonly { variantId: number }[]): boolean =>
  items.every(({ variantId }) => piecesOf(now, variantId) > piecesOf(before, variantId))

const piecesOf = ({ items }: Basket, variantId: number): number =>
  items.filter(({ variant }) => variant.id === variantId).reduce((sum, { quantity }) => sum + quantity, 0)
