/** What is said of a form after it was followed. */
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
