import { describe, expect, it } from 'vitest'
import type { FaceMarks } from '#domain/face/face-marks.ts'
import {
  handlesOf,
  isPlaced,
  moveMark,
  partAround,
  placeOf,
  TEMPLE_HANDLES,
} from '#islands/instruments/pupil-distance/marks.ts'

const MARKS: FaceMarks = {
  irises: { right: { x: 100, y: 80, radius: 9 }, left: { x: 180, y: 82, radius: 9 } },
  card: [
    { x: 80, y: 30 },
    { x: 200, y: 32 },
  ],
  bridge: { x: 140, y: 81 },
  temples: [
    { x: 60, y: 80 },
    { x: 220, y: 82 },
  ],
}
const EVERY = [...handlesOf('card'), ...TEMPLE_HANDLES]
const PART = { left: 10, top: 20, width: 310, height: 220 }

it.each([
  ['card', ['right', 'left', 'first', 'last']],
  ['iris', ['right', 'left']],
] as const)('by the method %s the marks %j are moved', (method, handles) => {
  expect(handlesOf(method)).toEqual(handles)
})

describe('a mark', () => {
  it.each(EVERY)('%s is where it was moved, and no other mark', (handle) => {
    const moved = moveMark(MARKS, handle, { x: 12, y: 34 }, PART)
    expect(placeOf(moved, handle)).toMatchObject({ x: 12, y: 34 })
    for (const other of EVERY.filter((each) => each !== handle))
      expect(placeOf(moved, other)).toEqual(placeOf(MARKS, other))
  })

  it('of an iris keeps its size', () => {
    expect(moveMark(MARKS, 'left', { x: 12, y: 34 }, PART).irises.left.radius).toBe(9)
  })

  it.each([
    [
      { x: 5, y: 12 },
      { x: 10, y: 20 },
    ],
    [
      { x: 500, y: 300 },
      { x: 319, y: 239 },
    ],
  ])('that is moved to %j stays in the part that is shown, at %j', (to, place) => {
    expect(moveMark(MARKS, 'first', to, PART).card[0]).toEqual(place)
  })
})

it.each([
  ['iris', [], true],
  ['card', [], false],
  ['card', ['right', 'left'], false],
  ['card', ['first'], false],
  ['card', ['first', 'last'], true],
] as const)('by the method %s with %j moved, everything is placed: %s', (method, moved, is) => {
  expect(isPlaced(method, new Set(moved))).toBe(is)
})

it.each([
  ['iris', { left: 19, top: 0, width: 242, height: 163 }],
  ['card', { left: 0, top: 0, width: 281, height: 163 }],
] as const)(
  'by the method %s a picture is shown as far around the marks as the pupils are apart',
  (method, part) => {
    expect(partAround(MARKS, handlesOf(method), { width: 320, height: 240 })).toEqual(part)
  },
)
