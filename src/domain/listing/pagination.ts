/** Products on a page of a listing. Spec §9. */
export const PER_PAGE = 24

/** Interval of the positions in a listing that show the product on a model. Spec §9. */
const MODEL_EVERY = 5

/** Whether a position, counted from 0, shows the product on a model. */
export const isModelPosition = (place: number): boolean => place % MODEL_EVERY === MODEL_EVERY - 1

/** How many products the reader has seen at the end of a page. */
export const seenCount = (page: number, total: number): number => Math.min(page * PER_PAGE, total)
