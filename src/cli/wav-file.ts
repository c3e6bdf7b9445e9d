/** In bytes. */
export const WAV_HEADER = 44

/** A WAV file of one channel with 16 bits a sample; `rate` is the number of samples a second, each from −1 to 1. */
export function wavFile(samples: Float32Array, rate: number): Buffer {
  const file = Buffer.alloc(WAV_HEADER + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, index) => file.writeInt16LE(Math.round(sample * 32_767), WAV_HEADER + index * 2))
  return file
}
