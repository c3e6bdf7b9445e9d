import { expect, test } from 'vitest'
import { freeBoxes } from '#components/branch/browser/free-boxes.ts'

/** A name of a town. */
const name = (x: number, y: number) => ({ x, y, width: 80, height: 20 })
const FRAME = { width: 300, height: 200 }
const MARK = { width: 30, height: 30 }

test.each([
  ['side by side', [name(100, 100), name(180, 100)], [], [true, true]],
  ['one below the other', [name(100, 100), name(120, 120)], [], [true, true]],
  ['the smaller over the larger', [name(100, 100), name(179, 119)], [], [true, false]],
  [
    'three in a row, of which the middle one is left out',
    [name(100, 100), name(150, 100), name(200, 100)],
    [],
    [true, false, true],
  ],
  ['over a mark', [name(100, 100)], [{ ...MARK, x: 154, y: 100 }], [false]],
  ['at the left border', [name(40, 100)], [], [true]],
  ['beyond the left border', [name(39, 100)], [], [false]],
  ['beyond the right border', [name(261, 100)], [], [false]],
  ['at the top', [name(100, 10)], [], [true]],
  ['beyond the top', [name(100, 9)], [], [false]],
  ['beyond the bottom', [name(100, 191)], [], [false]],
  ['outside, under which another one is', [name(-20, 100), name(50, 100)], [], [false, true]],
  ['beside a mark', [name(100, 100)], [{ ...MARK, x: 155, y: 100 }], [true]],
])('names of towns %s', (_, names, marks, free) => expect(freeBoxes(names, marks, FRAME)).toEqual(free))
