/** Products on a page of a listing. Spec §9. */
export const PER_PAGE = 24

/**
 * The numbers of a pagination: first, last, the current and its neighbours; null is a gap.
 *
 * @example pageNumbers(1, 9) // [1, 2, 3, 4, null, 9]
 */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const from = Math.max(2, Math.min(current - 1, last - 3))
  const to = Math.min(last - 1, Math.max(current + 1, 4))
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  const numbers = last > 1 ? [1, ...middle, last] : [1]
  // A gap of one page is that page.
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1
    return number - before === 1 ? [number] : number - before === 2 ? [number - 1, number] : [null, number]
  })
}

/** How many products the reader has seen at the end of a page. */
export const seen = (page: number, total: number): number => Math.min(page * PER_PAGE, total)
