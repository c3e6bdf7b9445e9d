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
  const file = Buffer.alloc(44 + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, at) => file.writeInt16LE(Math.round(sample * 32_767), 44 + at * 2))
  return file
}
