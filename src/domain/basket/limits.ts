/** Most pieces of one line. */
export const MOST_PIECES = 99
