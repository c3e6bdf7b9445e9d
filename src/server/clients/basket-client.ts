import type { Basket, NewItem } from '#domain/basket/basket.ts'
import type { BasketFailureKind } from '#domain/basket/failure.ts'
import type { ChosenPromotion } from '#domain/promotion/promotion.ts'
import type { WishlistFailureKind } from '#domain/wishlist/failure.ts'
import type { Wishlist } from '#domain/wishlist/wishlist.ts'

/** What is absent stays as it is; custom data that are there replace all of them. */
export type ItemUpdate = Partial<Omit<NewItem, 'variantId'>> & { promotionCode?: string }

/** One of the two ids. */
export type NewWish = { variantId: number } | { productId: number }

/** The basket as it is after a change, done or not. With a reduced quantity it was done. */
export type BasketChange = { basket: Basket; failure: BasketFailureKind | null; status: number }
export type WishlistChange = { wishlist: Wishlist; failure: WishlistFailureKind | null; status: number }

/** Baskets of one shop. One that nobody has put anything in is empty. `fields` is the Shop API's `with`. */
export type BasketClient = {
  get(key: string, fields?: string): Promise<Basket>
  /** Always a line of its own: that the variant is there already is a failure. */
  add(key: string, item: NewItem, fields?: string): Promise<BasketChange>
  update(key: string, itemKey: string, update: ItemUpdate, fields?: string): Promise<BasketChange>
  /** Done where the line is not there. */
  remove(key: string, itemKey: string, fields?: string): Promise<BasketChange>
  /** The whole set of each item that is named. */
  setPromotions(
    key: string,
    items: { itemId: string; promotions: ChosenPromotion[] }[],
    fields?: string,
  ): Promise<BasketChange>
  /** What a code opens is among the applicable promotions, for who asks for those. Null where it opens nothing. */
  openPromotions(key: string, promotionCode: string, fields?: string): Promise<Basket | null>
  /** Moves what the one keys have to the others, wishlists as well, at once. False where this Shop API does no such thing. */
  merge(from: Belongings, to: Belongings): Promise<boolean>
}

/** The keys of what somebody has in one shop. */
export type Belongings = { basket: string; wishlist: string }

/** Wishlists of one shop. */
export type WishlistClient = {
  get(key: string, fields?: string): Promise<Wishlist>
  add(key: string, wish: NewWish, fields?: string): Promise<WishlistChange>
  /** Done where the item is not there. */
  remove(key: string, itemKey: string, fields?: string): Promise<WishlistChange>
}
