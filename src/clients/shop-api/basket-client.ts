import type { Basket, NewItem } from '#domain/basket/basket.ts'
import type { ExistingItemHandling } from '#domain/basket/existing-item-handling.ts'
import type { BasketFailureKind } from '#domain/basket/failure.ts'
import type { ChosenPromotion } from '#domain/promotion/promotion.ts'
import type { WishlistFailureKind } from '#domain/wishlist/failure.ts'
import type { Wishlist } from '#domain/wishlist/wishlist.ts'

/** Absent fields stay as they are. Custom data, if present, replace all existing custom data. */
export type ItemUpdate = Partial<Omit<NewItem, 'variantId'>> & { promotionCode?: string }

/** One of the two ids. */
export type NewWishlistItem = { variantId: number } | { productId: number }

/** The basket as it is after a change, whether the change succeeded or not. With a reduced quantity it succeeded. */
export type BasketChange = { basket: Basket; failure: BasketFailureKind | null; status: number }
export type WishlistChange = { wishlist: Wishlist; failure: WishlistFailureKind | null; status: number }

/** Baskets of one shop. A basket to which nothing was added is empty. `fields` is the Shop API's `with`. */
export type BasketClient = {
  get(key: string, fields?: string): Promise<Basket>
  /**
   * Adds a line. If the basket already has it, the Shop API handles that in the same step, or, if it does not support
   * that, fails with 'VariantAlreadyPresent'.
   */
  add(key: string, item: NewItem, fields?: string, existing?: ExistingItemHandling): Promise<BasketChange>
  /**
   * Adds all items of a group or none, in place of the group `replaces`, in one step. What the basket already has is not added again.
   * Null where this Shop API does not support it.
   */
  addGroup(key: string, group: NewGroup, fields?: string): Promise<BasketChange | null>
  update(key: string, itemKey: string, update: ItemUpdate, fields?: string): Promise<BasketChange>
  /** Succeeds also when the line does not exist. */
  remove(key: string, itemKey: string, fields?: string): Promise<BasketChange>
  /** Replaces all promotions of each named item. */
  setPromotions(
    key: string,
    items: { itemId: string; promotions: ChosenPromotion[] }[],
    fields?: string,
  ): Promise<BasketChange>
  /**
   * What a code opens is among the applicable promotions, if `fields` requests those. Null where the code opens
   * nothing.
   */
  openPromotions(key: string, promotionCode: string, fields?: string): Promise<Basket | null>
  /**
   * Moves the contents of one pair of keys to the other, wishlists as well, in one step. False where this Shop API
   * does not support it.
   */
  merge(from: VisitorKeys, to: VisitorKeys): Promise<boolean>
}

/** A frame with its lenses, or a frame alone. */
export type NewGroup = { items: readonly NewItem[]; replaces?: string }

/** The keys of a visitor's basket and wishlist in one shop. */
export type VisitorKeys = { basket: string; wishlist: string }

/** Wishlists of one shop. */
export type WishlistClient = {
  get(key: string, fields?: string): Promise<Wishlist>
  add(key: string, wish: NewWishlistItem, fields?: string): Promise<WishlistChange>
  /** Succeeds also when the item does not exist. */
  remove(key: string, itemKey: string, fields?: string): Promise<WishlistChange>
}
