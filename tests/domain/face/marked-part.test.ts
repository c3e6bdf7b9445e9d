import { expect, it } from 'vitest'
import { markedPart } from '#domain/face/marked-part.ts'

const SIZE = { width: 1200, height: 1600 }
const EYES = [
  { x: 500.4, y: 700.2 },
  { x: 600.7, y: 702.9 },
]

it.each([
  ['is around the marks', EYES, 100, { left: 400, top: 600, width: 301, height: 203 }],
  [
    'holds all of them',
    [...EYES, { x: 480, y: 610 }, { x: 621, y: 612 }],
    100,
    { left: 380, top: 510, width: 341, height: 293 },
  ],
  [
    'ends where the picture ends on the left',
    [{ x: 40, y: 30 }],
    100,
    { left: 0, top: 0, width: 140, height: 130 },
  ],
  ['and on the right', [{ x: 1180, y: 1590 }], 100, { left: 1080, top: 1490, width: 120, height: 110 }],
  ['is the whole picture of a large face', EYES, 2000, { left: 0, top: 0, ...SIZE }],
])('the part %s', (_, marks, reach, part) => expect(markedPart(marks, reach, SIZE)).toEqual(part))
