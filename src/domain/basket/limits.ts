/** Most pieces of one line. */
export const MOST_PIECES = 99

/** Most lines of one basket or wishlist. */
export const MOST_ITEMS = 200
