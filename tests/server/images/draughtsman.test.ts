import { expect, test } from 'vitest'
import type { Picture } from '#domain/picture/picture.ts'
import { createDraughtsman } from '#server/images/draughtsman.ts'
import { allGoods, framePicture } from '#tests/support/frames.ts'

const size = { width: 160, height: 200 }
const draw = createDraughtsman()

/** Whether the corner is bare ground, and how many bytes are not light. */
async function lookAt(picture: Picture) {
  const bytes = await draw(picture, size)
  const dark = bytes.reduce((count, byte) => (byte < 0xe0 ? count + 1 : count), 0)
  return { length: bytes.length, bare: bytes.slice(0, 3).every((byte) => byte === 0xf4), drawn: dark > 100 }
}

const whole = { length: size.width * size.height * 3, bare: true, drawn: true }

test.each(['front', 'angled', 'side', 'back', 'worn'] as const)(
  'a frame seen %s stands on bare ground',
  async (view) => {
    expect(await lookAt(framePicture({ view, head: 'emil' }))).toEqual(whole)
  },
)

test('a close-up fills the picture', async () => {
  expect((await lookAt(framePicture({ view: 'detail' }))).drawn).toBe(true)
})

test.each(allGoods.map((subject) => [JSON.stringify(subject), subject] as const))(
  '%s is drawn',
  async (_, subject) => {
    expect(await lookAt({ subject, view: 'front' })).toEqual(whole)
    expect(await lookAt({ subject, view: 'angled' })).toEqual(whole)
  },
)

test('a brand’s name is printed, and the same name always alike', async () => {
  const mark: Picture = { subject: { kind: 'wordmark', name: 'Żółw Optyk' }, view: 'front' }
  expect(await lookAt(mark)).toEqual(whole)
  expect(await draw(mark, size)).toEqual(await draw(mark, size))
})

test('the same picture is the same bytes, whatever was drawn before', async () => {
  const once = await createDraughtsman()(framePicture(), size)
  const other = createDraughtsman()
  const { subject } = framePicture()
  if (subject.kind === 'frame')
    await other({ subject: { ...subject, material: 'black' }, view: 'front' }, size)
  expect(await other(framePicture(), size)).toEqual(once)
})

test('a front stands in the middle, at its true scale', async () => {
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
