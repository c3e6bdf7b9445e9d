/** Solves `matrix · x = right` for a symmetric positive definite matrix (row by row), by Cholesky's decomposition. */
export function solveSymmetric(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length
  const lower = new Float64Array(size * size)
  const solution = Float64Array.from(right)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < row; column++) {
      const rest = matrix[row * size + column]! - product(lower, size, row, column)
      lower[row * size + column] = rest / lower[column * size + column]!
    }
    lower[row * size + row] = Math.sqrt(matrix[row * size + row]! - product(lower, size, row, row))
    for (let column = 0; column < row; column++)
      solution[row]! -= lower[row * size + column]! * solution[column]!
    solution[row]! /= lower[row * size + row]!
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let below = row + 1; below < size; below++)
      solution[row]! -= lower[below * size + row]! * solution[below]!
    solution[row]! /= lower[row * size + row]!
  }
  return solution
}

/** Of two rows, as far as the shorter one is filled. */
function product(lower: Float64Array, size: number, row: number, column: number): number {
  let sum = 0
  for (let at = 0; at < column; at++) sum += lower[row * size + at]! * lower[column * size + at]!
  return sum
}
