/**
 * The numbers of one page of a list, as the Shop API's envelope has them: `current` counts the entities on it, `prev` and `next` stay within the list, and
 * a page after the last is empty.
 */
export function pageNumbers(
  current: number,
  total: number,
  { page, perPage }: { page: number; perPage: number },
) {
  const last = Math.max(1, Math.ceil(total / perPage))
  return {
    current,
    total,
    perPage,
    page,
    first: 1,
    prev: Math.max(1, Math.min(page, last) - 1),
    next: Math.min(last, page + 1),
    last,
  }
}
