/** Most pieces of one line. */
export const MAX_LINE_QUANTITY = 99

/** Most lines of one basket or wishlist. */
export const MAX_ITEMS = 200
