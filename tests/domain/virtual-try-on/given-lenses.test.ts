import { expect, test } from 'vitest'
import {
  givenPupilDistance,
  readGivenLenses,
  thickestEdge,
  withLenses,
} from '#domain/virtual-try-on/given-lenses.ts'
import type { FrameSubject } from '#domain/frame/design.ts'
import { lensOutline } from '#domain/frame/lens-outline.ts'
import { lensReach, lensThickness } from '#domain/prescription/lens-thickness.ts'
import type { LensPower } from '#domain/virtual-try-on/lens-power.ts'
import type { TryOnFrame } from '#domain/virtual-try-on/try-on-frame.ts'
import { frameForm } from '#tests/support/frames.ts'

const LENSES = { index: 1.6, right: { sphere: -6, pd: 31 }, left: { sphere: -2, cylinder: -1, pd: 32 } }

test('lenses are read as they were given, without what does not make them thick', () => {
  expect(readGivenLenses(JSON.stringify(LENSES))).toEqual(LENSES)
  const right = { sphere: -6, pd: 31, addition: 2, note: 'x' }
  expect(readGivenLenses(JSON.stringify({ ...LENSES, right, more: 1 }))).toEqual(LENSES)
  const tinted = { ...LENSES, tint: 'gradient-brown' }
  expect(readGivenLenses(JSON.stringify(tinted))).toEqual(tinted)
})

test.each(['pink', 1])('a tint that cannot be drawn is left out of the lenses: %s', (tint) =>
  expect(readGivenLenses(JSON.stringify({ ...LENSES, tint }))).toEqual(LENSES),
)

test('their distances are the scale, where both are known', () => {
  expect(givenPupilDistance(LENSES)).toBe(63)
  expect(givenPupilDistance({ ...LENSES, left: {} })).toBeUndefined()
  expect(givenPupilDistance({ ...LENSES, right: {} })).toBeUndefined()
})

test.each([
  null,
  undefined,
  '',
  'x',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...LENSES, index: 3 }),
  JSON.stringify({ ...LENSES, index: '1.6' }),
  JSON.stringify({ ...LENSES, right: null }),
  JSON.stringify({ ...LENSES, right: { sphere: -300 } }),
  JSON.stringify({ ...LENSES, left: { pd: '32' } }),
  JSON.stringify({ ...LENSES, left: { cylinder: 1e9 } }),
  JSON.stringify({ ...LENSES, left: { axis: 181 } }),
  JSON.stringify({ ...LENSES, centre: 0 }),
  JSON.stringify({ ...LENSES, centre: '1' }),
])('%s are no lenses', (text) => expect(readGivenLenses(text)).toBeNull())

test('each colour of a frame has the edges of its lenses, and the stronger eye the thickest', () => {
  const { figures, shape } = frameForm()
  const subject = { kind: 'frame', material: 'black', lens: 'clear', ...frameForm() } as const
  const colour = { variantId: 1, swatch: null, href: '/', subject }
  const frame: TryOnFrame = { name: 'Linz', picture: null, colours: [colour, { ...colour, variantId: 2 }] }
  expect(thickestEdge(subject)).toBeNull()
  const made = withLenses(frame, LENSES).colours
  expect(made.map(({ variantId }) => variantId)).toEqual([1, 2])
  const [edge = 0, other] = made.map((each) => thickestEdge(each.subject) ?? 0)
  expect(edge).toBe(other)
  // 2 mm in the centre, and 6 dpt over at least the half width.
  expect(edge).toBeGreaterThan(2 + ((figures.lensWidth / 2) ** 2 * 6) / 1200)
  expect(edge).toBeLessThan(12)
  expect(shape).toBe(made[0]?.subject.shape)
  expect(made[0]?.subject).not.toHaveProperty('tint')
  const tinted = withLenses(frame, { ...LENSES, tint: 'gradient-brown' }).colours
  expect(tinted.map((each) => each.subject.tint)).toEqual(['gradient-brown', 'gradient-brown'])
})

test.each<[string, LensPower, Partial<FrameSubject>, number | undefined]>([
  ['an axis', { sphere: -4, cylinder: -2, axis: 90, pd: 31.5 }, {}, undefined],
  ['a prism', { sphere: -4, prism: 4, prismBase: 180, pd: 31.5 }, {}, undefined],
  ['a groove', { sphere: 3, pd: 31.5 }, { rim: 'nylor', build: 'metal' }, undefined],
  ['a thin centre', { sphere: -6, pd: 31.5 }, {}, 1.1],
])('with %s the lenses are as thick as the configurator says', (_, eye, rest, centre) => {
  const subject = { kind: 'frame', material: 'black', lens: 'clear', ...frameForm(), ...rest } as const
  const lenses = { index: 1.5, ...(centre !== undefined && { centre }), right: eye, left: eye }
  expect(readGivenLenses(JSON.stringify(lenses))).toEqual(lenses)
  const colour = { variantId: 1, swatch: null, href: '/', subject }
  const [made] = withLenses({ name: 'Linz', picture: null, colours: [colour] }, lenses).colours
  const { lensWidth, lensHeight, bridge } = subject.figures
  const place = {
    outline: lensOutline(subject.shape, lensWidth, lensHeight),
    lensWidth,
    bridge,
    hold: { rim: subject.rim, isWire: subject.build === 'metal' },
  }
  const { base, slope } = made.subject.lensEdges?.left ?? { base: 0, slope: 0 }
  const said = lensThickness(eye, 1.5, place, 'left', centre)
  expect(base).toBeCloseTo(said.centre)
  expect(base + slope * lensReach(eye, place) ** 2).toBeCloseTo(said.edge)
})
