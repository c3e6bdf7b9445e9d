import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, test, vi } from 'vitest'
import { cleanSlip, MAX_SLIP_BYTES } from '#modules/prescription-slip/clean-slip.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cde' } })

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s becomes a JPEG without what the camera wrote',
  async (format) => {
    const file = await picture(400, 200)
      .withExif({ IFD0: { Artist: 'Anna Berg' }, IFD3: { GPSLatitude: '51/1' } })
      .toFormat(format)
      .toBuffer()
    expect(file.includes('Anna Berg')).toBe(true)
    const cleaned = await cleanSlip(file)
    if (!cleaned.ok) throw new Error(cleaned.error)
    const { contentType, content } = cleaned.value
    const { format: stored, width, height, exif } = await sharp(content).metadata()
    expect([contentType, stored, width, height, exif]).toEqual(['image/jpeg', 'jpeg', 400, 200, undefined])
    expect(content.includes('Anna Berg')).toBe(false)
  },
)

test('a picture that lies on its side is stored upright, a large one smaller', async () => {
  const file = await picture(4000, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const cleaned = await cleanSlip(file)
  const { width, height } = await sharp(cleaned.ok ? cleaned.value.content : undefined).metadata()
  expect([width, height]).toEqual([750, 3000])
})

test.each(['', '\u{feff}'])('a PDF that begins with "%s" stays as it is', async (mark) => {
  const content = Buffer.from(`${mark}%PDF-1.7 anything`)
  expect(await cleanSlip(content)).toEqual({ ok: true, value: { contentType: 'application/pdf', content } })
})

test('pictures are drawn one at a time, however many are sent', async () => {
  const file = await picture(3000, 2000).jpeg().toBuffer()
  let drawing = 0
  const atOnce: number[] = []
  // Not sharp's counters: a picture that another thread takes from its queue between two of their reads is counted in both.
  const { toBuffer } = sharp.prototype
  const draw = vi.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function counted(this: Sharp) {
    atOnce.push((drawing += 1))
    return toBuffer.call(this).finally(() => (drawing -= 1))
  })
  const files = [file, file, Buffer.from(file.subarray(0, 99)), file]
  const cleaned = await Promise.all(files.map(cleanSlip)).finally(() => draw.mockRestore())
  expect(cleaned.map(({ ok }) => ok)).toEqual([true, true, false, true])
  expect(atOnce).toEqual([1, 1, 1, 1])
})

/** A PNG whose head claims to be larger than any phone's picture. */
async function giant(): Promise<Buffer> {
  const file = await picture(10, 10).png().toBuffer()
  file.writeUInt32BE(10_000, 16)
  file.writeUInt32BE(5300, 20)
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  return file
}

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['nothing', () => Buffer.alloc(0), 'empty'],
  ['too much', () => Buffer.alloc(MAX_SLIP_BYTES + 1), 'too-large'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'type'],
  [
    'a drawing that can hold a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'type',
  ],
  ['a GIF', () => Buffer.from('GIF89a'), 'type'],
  ['a sound in the same container as WebP', () => Buffer.from('RIFF    WAVEfmt '), 'type'],
  ['the beginning of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'unreadable'],
  [
    'half a PNG',
    async () => (await picture(300, 300).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000),
    'unreadable',
  ],
  ['a small file that is a giant picture', giant, 'unreadable'],
])('%s is refused', async (_, file, error) => {
  expect(await cleanSlip(await file())).toEqual({ ok: false, error })
})
