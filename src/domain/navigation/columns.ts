/** Items of a list that stand below each other; more of them stand in two columns. Spec §2. */
const ONE_COLUMN = 10

export const isInTwoColumns = (items: number): boolean => items > ONE_COLUMN
