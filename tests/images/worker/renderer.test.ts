import { expect, test } from 'vitest'
import type { RenderSpec } from '#domain/image/render-spec.ts'
import { createRenderer } from '#images/worker/renderer.ts'
import { allGoods, framePicture } from '#tests/support/frames.ts'

const size = { width: 160, height: 200 }
const draw = createRenderer()

/** Whether the corner shows only the background, and how many bytes are not light. */
async function lookAt(picture: RenderSpec) {
  const bytes = await draw(picture, size)
  const dark = bytes.reduce((count, byte) => (byte < 0xe0 ? count + 1 : count), 0)
  return { length: bytes.length, bare: bytes.slice(0, 3).every((byte) => byte === 0xf4), drawn: dark > 100 }
}

const whole = { length: size.width * size.height * 3, bare: true, drawn: true }

test.each(['front', 'angled', 'side', 'back', 'worn'] as const)(
  'a frame seen %s is on a plain background',
  async (view) => {
    expect(await lookAt(framePicture({ view, head: 'emil' }))).toEqual(whole)
  },
)

test('a close-up fills the picture', async () => {
  expect((await lookAt(framePicture({ view: 'detail' }))).drawn).toBe(true)
})

test.each(allGoods.map((subject) => [JSON.stringify(subject), subject] as const))(
  '%s is rendered',
  async (_, subject) => {
    expect(await lookAt({ subject, view: 'front' })).toEqual(whole)
    expect(await lookAt({ subject, view: 'angled' })).toEqual(whole)
  },
)

test('a brand’s name is printed, always in the same style', async () => {
  const mark: RenderSpec = { subject: { kind: 'wordmark', name: 'Żółw Optyk' }, view: 'front' }
  expect(await lookAt(mark)).toEqual(whole)
  expect(await draw(mark, size)).toEqual(await draw(mark, size))
})

test('the same picture has the same bytes, whatever was rendered before', async () => {
  const once = await createRenderer()(framePicture(), size)
  const other = createRenderer()
  const { subject } = framePicture()
  if (subject.kind === 'frame')
    await other({ subject: { ...subject, material: 'black' }, view: 'front' }, size)
  expect(await other(framePicture(), size)).toEqual(once)
})

test.each([
  ['clear', (left: number, right: number) => left > 200 && right > 200],
  ['sunglasses-brown', (left: number, right: number) => left < 130 && right < 130],
  ['transition-grey', (left: number, right: number) => left > 200 && right < 160],
] as const)('a lens in the tint %s', async (tint, looksSo) => {
  const bytes = await draw(framePicture({ tint }), { width: 560, height: 315 })
  const redAt = (millimetres: number) => bytes[(170 * 560 + Math.round(280 + 2.98 * millimetres)) * 3] ?? 0
  expect(looksSo(redAt(34.5 - 9), redAt(34.5 + 9))).toBe(true)
})

test('a front is centred and at its true scale', async () => {
  const bytes = await draw(framePicture(), { width: 560, height: 700 })
  const columns = Array.from({ length: 560 }, (_, column) => column).filter((column) =>
    Array.from({ length: 120 }, (_, row) => bytes[((row + 290) * 560 + column) * 3] ?? 255).some(
      (byte) => byte < 0xa0,
    ),
  )
  const [left = 0, right = 0] = [columns[0], columns.at(-1)]
  expect((left + right) / 2).toBeCloseTo(279.5, -1)
  expect((right - left) / 2.98).toBeCloseTo(133, -1)
})
