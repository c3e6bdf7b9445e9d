/** Products on a page of a listing. Spec §9. */
export const PER_PAGE = 24

/** How many products the reader has seen at the end of a page. */
export const seen = (page: number, total: number): number => Math.min(page * PER_PAGE, total)
