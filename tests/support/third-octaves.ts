/** Centres of the thirds of an octave from 250 Hz to 8 kHz, in Hz. */
export const THIRD_OCTAVES = Array.from({ length: 16 }, (_, third) => 250 * 2 ** (third / 3))

/** The level of a sound in each of these bands, in dB. */
export function bandLevels(samples: Float32Array, rate: number): number[] {
  const power = powers(samples)
  const perBin = rate / (2 * power.length)
  return THIRD_OCTAVES.map((centre) => {
    const [from, to] = [centre * 2 ** (-1 / 6), centre * 2 ** (1 / 6)].map((edge) =>
      Math.round(edge / perBin),
    )
    const sum = power.slice(from, to).reduce((total, each) => total + each, 0)
    return 10 * Math.log10(sum / samples.length / power.length)
  })
}

/** The power at each frequency up to half the rate, by the fast Fourier transform (Cooley and Tukey). */
function powers(samples: Float32Array): Float64Array {
  const length = 2 ** Math.ceil(Math.log2(samples.length))
  const [real, imaginary] = [new Float64Array(length), new Float64Array(length)]
  // From the finest halves to the whole: each place reads its bits backwards.
  const bits = Math.log2(length)
  for (let at = 0; at < length; at += 1) {
    let reversed = 0
    for (let bit = 0; bit < bits; bit += 1) reversed |= ((at >> bit) & 1) << (bits - 1 - bit)
    real[reversed] = samples[at] ?? 0
  }
  for (let half = 1; half < length; half *= 2)
    for (let turn = 0; turn < half; turn += 1) {
      const [cosine, sine] = [Math.cos((Math.PI * turn) / half), -Math.sin((Math.PI * turn) / half)]
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
  return real.slice(0, length / 2).map((each, at) => each ** 2 + imaginary[at]! ** 2)
}
