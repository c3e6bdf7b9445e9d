import { expect, test } from 'vitest'
import { compareEyes } from '#domain/prescription/compare-eyes.ts'
import type { Eye, Prescription } from '#domain/prescription/eye-field.ts'

const pair = (right: Eye, left: Eye = right): Prescription => ({ right, left })

test.each<[string, Eye, Eye, string[]]>([
  ['alike', { sphere: 1, pd: 32 }, { sphere: 1, pd: 31.5 }, []],
  ['a plus and a minus', { sphere: 1 }, { sphere: -0.5 }, ['confirm opposite-signs both']],
  [
    'a plus and a minus, one dioptre apart',
    { sphere: 0.5 },
    { sphere: -0.5 },
    ['confirm opposite-signs both'],
  ],
  ['over two dioptres apart', { sphere: 1 }, { sphere: 3.25 }, ['confirm large-difference both']],
  ['an addition in one eye', { sphere: 1, addition: 2 }, { sphere: 1 }, ['refused addition-in-one-eye left']],
  ['a distance of one eye', { sphere: 1 }, { sphere: 1, pd: 32 }, ['refused pd-in-one-eye right']],
  [
    'a prism without a distance',
    { sphere: 1, prism: 1, prismBase: 0 },
    { sphere: 1 },
    ['refused pd-for-prism both'],
  ],
  [
    'a prism of the left eye without a distance',
    { sphere: 1 },
    { sphere: 1, prism: 1, prismBase: 0 },
    ['refused pd-for-prism both'],
  ],
  [
    'a prism with the distance of its eye alone',
    { sphere: 1, prism: 1, prismBase: 0, pd: 32 },
    { sphere: 1 },
    ['refused pd-in-one-eye left'],
  ],
  [
    'a prism with the distance of the other eye',
    { sphere: 1, prism: 1, prismBase: 0 },
    { sphere: 1, pd: 32 },
    ['refused pd-in-one-eye right'],
  ],
  [
    'a prism over 3 cm/m',
    { sphere: 1, prism: 4, prismBase: 0, pd: 32 },
    { sphere: 1, pd: 32 },
    ['confirm prism-to-check both'],
  ],
  ['distances that differ', { pd: 29 }, { pd: 33 }, ['confirm pd-difference both']],
  ['distances that are small', { pd: 26 }, { pd: 26 }, ['confirm pd-sum both']],
])('%s', (_, right, left, expected) =>
  expect(compareEyes({ right, left }).map(({ grade, kind, eye }) => `${grade} ${kind} ${eye}`)).toEqual(
    expected,
  ),
)

test.each([
  ['right', []],
  ['left', ['pd-in-one-eye']],
] as const)('a distance of the left eye alone, beside a balance lens for the %s one', (balance, expected) =>
  expect(
    compareEyes({ ...pair({ sphere: 1 }, { sphere: 1, pd: 32 }), balance }).map(({ kind }) => kind),
  ).toEqual(expected),
)

test('what is refused is named with its field', () => {
  const fields = (values: Prescription) => compareEyes(values).map(({ kind, field }) => [kind, field])
  expect(fields(pair({ sphere: 1, prism: 1, prismBase: 0 }))).toEqual([['pd-for-prism', 'pd']])
  expect(fields({ ...pair({ sphere: 1, addition: 2 }), use: 'near' })).toEqual([
    ['addition-beside-near', 'addition'],
  ])
})

test.each<[string, Prescription]>([
  ['an addition of lenses for far', { ...pair({ sphere: 1, addition: 2 }), use: 'far' }],
  ['lenses for near without an addition', { ...pair({ sphere: 1 }), use: 'near' }],
  ['a difference of 2 dpt', pair({ sphere: -1 }, { sphere: -3 })],
  ['zero beside a plus', pair({ sphere: 0 }, { sphere: 1 })],
  ['a slight plus beside a slight minus', pair({ sphere: -0.25 }, { sphere: 0.5 })],
  ['3 mm between pupils, a sum of 54', pair({ sphere: 1, pd: 25.5 }, { sphere: 1, pd: 28.5 })],
  ['a sum of 74', pair({ sphere: 1, pd: 37 })],
  ['an addition of 3.50', pair({ sphere: 1, addition: 3.5 })],
])('nothing is said of %s', (_, values) => expect(compareEyes(values)).toEqual([]))
