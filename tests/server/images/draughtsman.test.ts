import { describe, expect, test } from 'vitest'
import type { Picture } from '#domain/picture/picture.ts'
import { createDraughtsman } from '#server/images/draughtsman.ts'
import { allGoods, framePicture } from '#tests/support/frames.ts'

const size = { width: 160, height: 200 }
const draw = createDraughtsman()

/** Corners are bare ground; somewhere in between something stands. */
async function expectPicture(picture: Picture, corners: 'bare' | 'any' = 'bare') {
  const bytes = await draw(picture, size)
  expect(bytes.length).toBe(size.width * size.height * 3)
  if (corners === 'bare') expect([...bytes.slice(0, 3)]).toEqual([0xf4, 0xf4, 0xf4])
  const dark = bytes.reduce((count, byte) => (byte < 0xe0 ? count + 1 : count), 0)
  expect(dark).toBeGreaterThan(100)
}

describe('frames', () => {
  test.each(['front', 'angled', 'side', 'back'] as const)('are drawn from the %s on bare ground', (view) =>
    expectPicture(framePicture({ view })),
  )

  test('are drawn close up', () => expectPicture(framePicture({ view: 'detail' }), 'any'))

  test('are drawn on a head', () => expectPicture(framePicture({ view: 'worn', head: 'emil' })))
})

test.each(allGoods.map((subject) => [JSON.stringify(subject), subject] as const))(
  '%s is drawn',
  async (_, subject) => {
    await expectPicture({ subject, view: 'front' })
    await expectPicture({ subject, view: 'angled' })
  },
)

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
