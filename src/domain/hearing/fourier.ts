/**
 * The discrete Fourier transform of complex numbers, in their place (Cooley and Tukey). With real and imaginary parts exchanged it is the inverse,
 * times the number of them, which must be a power of two.
 */
export function fourierTransform(real: Float64Array, imaginary: Float64Array): void {
  const { length } = real
  sortByReversedBits(real)
  sortByReversedBits(imaginary)
  for (let half = 1; half < length; half *= 2)
    for (let turn = 0; turn < half; turn += 1) {
      const cosine = Math.cos((Math.PI * turn) / half)
      const sine = -Math.sin((Math.PI * turn) / half)
      for (let first = turn; first < length; first += 2 * half) {
        const second = first + half
        const x = real[second]! * cosine - imaginary[second]! * sine
        const y = real[second]! * sine + imaginary[second]! * cosine
        real[second] = real[first]! - x
        imaginary[second] = imaginary[first]! - y
        real[first]! += x
        imaginary[first]! += y
      }
    }
}

/** So that halves of halves, down to single numbers, stand beside each other. */
function sortByReversedBits(numbers: Float64Array): void {
  const bits = Math.log2(numbers.length)
  const sorted = numbers.map((_, at) => {
    let reversed = 0
    for (let bit = 0; bit < bits; bit += 1) reversed |= ((at >> bit) & 1) << (bits - 1 - bit)
    return numbers[reversed]!
  })
  numbers.set(sorted)
}
