import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { isBeyondRange, shownMistakes } from '#islands/configurator/shown-mistakes.ts'
import { aContext } from '#tests/support/configurator-context.ts'

const ANSWERS: ConfiguratorAnswers = {
  source: 'slip',
  pdSource: 'measure',
  'right.sphere': '-9',
  'right.cylinder': '-1',
  'left.sphere': '-1',
}
const names = (fields: Partial<Parameters<typeof shownMistakes>[2]>) =>
  shownMistakes(ANSWERS, aContext(), {
    reported: [],
    left: new Set(),
    focused: null,
    ...fields,
  }).map(({ name }) => name)

test('a cylinder without axis marks the axis, unless one of both is being typed', () => {
  expect(names({})).toEqual(['right.axis'])
  expect(names({ focused: 'right.axis' })).toEqual([])
  expect(names({ focused: 'right.cylinder' })).toEqual([])
  expect(names({ focused: 'left.sphere' })).toEqual(['right.axis'])
})

test('a value that cannot be made is marked when its field is left', () => {
  const left = new Set(['right.sphere'])
  expect(names({ left })).toEqual(['right.sphere', 'right.axis'])
  expect(names({ left, focused: 'right.sphere' })).toEqual(['right.axis'])
})

test.each([
  ['right.sphere', 'out-of-range', true],
  ['left.pd', 'out-of-range', true],
  ['left.axis', 'out-of-range', false],
  ['left.prismBase', 'out-of-range', false],
  ['right.sphere', 'unreadable', false],
] as const)('of %s, %s is beyond what is made online: %s', (name, kind, isBeyond) =>
  expect(isBeyondRange({ name, kind })).toBe(isBeyond),
)

test('what was wrong at the last attempt stays marked while it is corrected, and goes when it is right', () => {
  const reported = [
    { name: 'right.sphere', kind: 'out-of-range' },
    { name: 'left.sphere', kind: 'sign-missing' },
  ] as const
  expect(names({ reported, focused: 'right.sphere' })).toEqual(['right.sphere', 'right.axis'])
})

test('what ordered lenses lack is marked, although nothing is wrong with the values alone', () => {
  const reported = [{ name: 'right.addition', kind: 'addition-missing' }] as const
  expect(names({ reported })).toEqual(['right.axis', 'right.addition'])
})
