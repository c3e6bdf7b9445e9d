import { expect, test } from 'vitest'
import { freeBoxes } from '#components/branch/browser/free-boxes.ts'

/** A name of a town. */
const name = (x: number, y: number) => ({ x, y, width: 80, height: 20 })
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
  ['beside a mark', [name(100, 100)], [{ ...MARK, x: 155, y: 100 }], [true]],
])('names of towns %s', (_, names, marks, free) => expect(freeBoxes(names, marks)).toEqual(free))
