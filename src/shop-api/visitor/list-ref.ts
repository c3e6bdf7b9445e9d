import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { ListRef } from './stored-lists.ts'

/**
 * A basket or wishlist of the requested shop. The shops of one country, which differ in language, share their lists:
 * a list is stored under the lowest id of these shops, so a shopper who changes the language has the same goods.
 */
export const listRef = ({ shop, snapshot }: Pick<Scope, 'shop' | 'snapshot'>, key: string): ListRef => ({
  shopId: Math.min(
    ...[...snapshot.dictionary.shops.values()]
      .filter(({ country }) => country === shop.country)
      .map(({ id }) => id),
  ),
  key,
})
