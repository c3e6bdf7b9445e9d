import { fourierTransform } from '#domain/hearing/fourier.ts'

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

/** The power at each frequency up to half the rate. */
function powers(samples: Float32Array): Float64Array {
  const length = 2 ** Math.ceil(Math.log2(samples.length))
  const [real, imaginary] = [new Float64Array(length), new Float64Array(length)]
  real.set(samples)
  fourierTransform(real, imaginary)
  return real.slice(0, length / 2).map((each, at) => each ** 2 + imaginary[at]! ** 2)
}
