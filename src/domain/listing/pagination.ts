/** Products on a page of a listing. Spec §9. */
export const PER_PAGE = 24

/** Every so many places on the shelf a product is shown worn. Spec §9. */
const MODEL_EVERY = 5

/** Whether the product at a place, counted from 0, is shown worn. */
export const isModelPlace = (place: number): boolean => place % MODEL_EVERY === MODEL_EVERY - 1

/** How many products the reader has seen at the end of a page. */
export const seen = (page: number, total: number): number => Math.min(page * PER_PAGE, total)
