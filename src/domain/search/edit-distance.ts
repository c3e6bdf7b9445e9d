/**
 * Minimum number of typing errors between two words: a letter missing, added, wrong, or two adjacent ones
 * swapped.
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const wrong = a[row - 1] === b[column - 1] ? 0 : 1
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
          ? at(before, column - 2) + 1
          : Infinity
      line.push(
        Math.min(at(above, column) + 1, at(line, column - 1) + 1, at(above, column - 1) + wrong, swapped),
      )
    }
    before = above
    above = line
  }
  return at(above, b.length)
}

/** How many errors are accepted in a word: none in a short one, one from four letters, two from eight. */
export const allowedErrors = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

const at = (line: number[], column: number): number => line[column]!
