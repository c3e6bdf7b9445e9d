import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './sources.ts'

/** Of the WAV files, in samples a second: as the hearing check plays them. */
export const DIGIT_RATE = 22_050
const HEADER = 44
const PUBLIC = join(root, 'public')

const folderOf = (language: string): string => join(PUBLIC, 'instruments/digits', language)
export const digitFiles = (language: string): string[] => readdirSync(folderOf(language)).toSorted()
export const digitFile = (language: string, name: string): Buffer =>
  readFileSync(join(folderOf(language), name))
/** A file by its address. */
export const publicFile = (address: string): Buffer => readFileSync(join(PUBLIC, address))

/** The samples of a WAV file with one channel of 16 bits, from −1 to 1. */
export function readWav(file: Buffer): Float32Array<ArrayBuffer> {
  const [channels, rate, bits] = [file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt16LE(34)]
  if (file.toString('latin1', 0, 4) !== 'RIFF' || channels !== 1 || rate !== DIGIT_RATE || bits !== 16)
    throw new Error(`a sound with ${channels} channels of ${bits} bits at ${rate} Hz`)
  const body = file.subarray(HEADER)
  return Float32Array.from({ length: body.length >> 1 }, (_, at) => body.readInt16LE(at * 2) / 32_768)
}
