/**
 * The page numbers to offer: first, last, and the current one with its neighbours; null stands for a gap.
 *
 * @example pageNumbers(5, 9) // [1, null, 4, 5, 6, null, 9]
 */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  const numbers = [...new Set(shown)].toSorted((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1]
    if (before === undefined || number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}
