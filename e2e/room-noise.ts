import { wavFile } from '#cli/wav-file.ts'

const RATE = 8000
/** Seconds and amplitude of what a room sounds like, one after the other. */
const PARTS = [
  [6, 0.001],
  [120, 0.1],
] as const

/** A WAV file of a room that is quiet at first, and much louder for as long as a journey lasts. */
export function noisyRoom(): Buffer {
  const samples = PARTS.flatMap(([seconds, amplitude]) =>
    Array.from({ length: seconds * RATE }, (_, at) => amplitude * Math.sin((2 * Math.PI * 440 * at) / RATE)),
  )
  return wavFile(Float32Array.from(samples), RATE)
}
