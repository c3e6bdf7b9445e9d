/** Most items of a list in one column; longer lists have two columns. Spec §2. */
const ONE_COLUMN = 10

export const isInTwoColumns = (items: number): boolean => items > ONE_COLUMN
