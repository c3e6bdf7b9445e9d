import { fail, ok, type Result } from '#domain/result.ts'
import { createKeyedMutex } from '#platform/keyed-mutex.ts'

/** Bytes of a file that people send. */
export const MAX_SLIP_BYTES = 10 * 1024 * 1024
/** Of a picture: what the best phones take. Some kinds are held whole in memory, at up to 6 bytes a pixel. */
const MAX_PIXELS = 52_000_000
/** The longer side of what is stored, in pixels: small print stays readable. */
const SIDE = 3000

export type Slip = { contentType: 'image/jpeg' | 'application/pdf'; content: Buffer }
/** type: neither JPEG, PNG, WebP nor PDF by its first bytes; unreadable: it begins like one and is none. */
export type SlipFault = 'empty' | 'too-large' | 'type' | 'unreadable'

/**
 * What is stored of a file that somebody sends: pictures are drawn again, upright and without what the camera wrote beside them; a PDF
 * stays as it is and is never opened here. The name and the type that the browser names do not count.
 */
export async function cleanSlip(file: Buffer): Promise<Result<Slip, SlipFault>> {
  if (file.length === 0) return fail('empty')
  if (file.length > MAX_SLIP_BYTES) return fail('too-large')
  if (startsWith(file, '%PDF-') || startsWith(file, `${UTF8_MARK}%PDF-`))
    return ok({ contentType: 'application/pdf', content: file })
  if (!PICTURES.some((isOf) => isOf(file))) return fail('type')
  try {
    return ok({ contentType: 'image/jpeg', content: await oneAtATime('', () => redrawn(file)) })
  } catch {
    return fail('unreadable')
  }
}

/** A few large pictures at once would take more memory than the process may have. */
const oneAtATime = createKeyedMutex()

async function redrawn(file: Buffer): Promise<Buffer> {
  // Loaded with the first picture: it takes memory that most processes never need.
  const { default: sharp } = await import('sharp')
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** Some programs write the mark of UTF-8 before anything else. */
const UTF8_MARK = '\u{ef}\u{bb}\u{bf}'

const startsWith = (file: Buffer, text: string, from = 0): boolean =>
  file.toString('latin1', from, from + text.length) === text

const PICTURES: ((file: Buffer) => boolean)[] = [
  (file) => startsWith(file, '\u{ff}\u{d8}\u{ff}'),
  (file) => startsWith(file, '\u{89}PNG\r\n\u{1a}\n'),
  (file) => startsWith(file, 'RIFF') && startsWith(file, 'WEBP', 8),
]
