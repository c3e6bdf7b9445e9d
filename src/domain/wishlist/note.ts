/** Messages shown after a form was submitted. */
export const WISHLIST_NOTES = [
  'added',
  'present',
  'removed',
  'moved',
  'unavailable',
  'full',
  'failed',
] as const
export type WishlistNote = (typeof WISHLIST_NOTES)[number]
