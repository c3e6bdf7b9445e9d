import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { encode, type Encoding } from '#images/worker/encode.ts'

const size = { width: 40, height: 50 }
const ground = new Uint8Array(40 * 50 * 3).fill(0xf4)
const plain: Encoding = { format: 'webp', quality: 90, bg: undefined, brightness: 1, blur: 0 }

const middleOf = async (file: Uint8Array) => [
  ...(await sharp(file).removeAlpha().raw().toBuffer()).subarray(3000, 3003),
]

describe('the background', () => {
  test.each([
    ['stays unchanged', plain, [0xf4, 0xf4, 0xf4]],
    ['takes the requested colour', { ...plain, bg: 'ffffff' }, [255, 255, 255]],
    ['becomes any colour', { ...plain, bg: '204060' }, [0x20, 0x40, 0x60]],
    ['is dimmed', { ...plain, brightness: 0.96 }, [234, 234, 234]],
    ['is brightened, never beyond white', { ...plain, brightness: 1.06 }, [255, 255, 255]],
  ])('%s', async (_, encoding, expected) => {
    const seen = await middleOf(await encode(ground, size, encoding))
    expect(seen.map((byte, channel) => Math.abs(byte - (expected[channel] ?? 0)) <= 2)).toEqual([
      true,
      true,
      true,
    ])
  })
})

test.each(['avif', 'webp', 'jpeg'] as const)('%s files have the rendered size', async (format) => {
  const {
    width,
    height,
    format: found,
    compression,
  } = await sharp(await encode(ground, size, { ...plain, format })).metadata()
  expect([width, height]).toEqual([40, 50])
  expect(format === 'avif' ? compression : found).toBe(format === 'avif' ? 'av1' : format)
})

test('a placeholder is shrunk and blurred', async () => {
  const file = await encode(ground, size, { ...plain, blur: 3, resize: { width: 10, height: 10 } })
  const { width, height } = await sharp(file).metadata()
  expect([width, height]).toEqual([10, 10])
  expect(file.length).toBeLessThan(200)
})

test('pictures for sharing show the shop’s name', async () => {
  const og = { width: 1200, height: 630 }
  const bare = new Uint8Array(og.width * og.height * 3).fill(0xf4)
  const shared = await sharp(await encode(bare, og, { ...plain, mark: 'veduta' }))
    .removeAlpha()
    .raw()
    .toBuffer()
  const corner = sharp(shared, { raw: { ...og, channels: 3 } }).extract({
    left: 40,
    top: 520,
    width: 300,
    height: 100,
  })
  expect((await corner.stats()).channels[0]?.min).toBeLessThan(60)
})
