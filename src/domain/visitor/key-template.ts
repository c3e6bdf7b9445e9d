/** The owner of a basket or wishlist, and the shop. The user id is a visitor's until they become a customer. */
export type Owner = { shopId: number; userId: string }

/** Spec §3: a key is built from a template. It is hashed before it leaves the server. */
export const KEY_TEMPLATES = {
  basket: 'basket/{shopId}/{userId}',
  wishlist: 'wishlist/{shopId}/{userId}',
} as const

/** @example fillTemplate('basket/{shopId}/{userId}', { shopId: 10001, userId: 'a' }) // 'basket/10001/a' */
export const fillTemplate = (template: string, { shopId, userId }: Owner): string =>
  template.replaceAll('{shopId}', String(shopId)).replaceAll('{userId}', () => userId)
