import { describe, expect, test } from 'vitest'
import { isVisible, nextVisibilityChange, visibleContent } from '#domain/content/visibility.ts'

const now = new Date('2026-11-21T12:00:00Z')
const [before, after] = ['2026-11-20T00:00:00Z', '2026-11-22T00:00:00Z']

test.each([
  ['no flag, no window', {}, true],
  ['flagged', { hidden: true }, false],
  ['flagged in its window', { hidden: true, start_time: before, end_time: after }, false],
  ['flag off', { hidden: false }, true],
  ['flag empty', { hidden: '' }, true],
  ['within', { start_time: before, end_time: after }, true],
  ['too early', { start_time: after, end_time: '2026-11-23T00:00:00Z' }, false],
  ['too late', { start_time: '2026-11-19T00:00:00Z', end_time: before }, false],
  ['at its start', { start_time: '2026-11-21T12:00:00Z', end_time: after }, true],
  ['at its end', { start_time: before, end_time: '2026-11-21T12:00:00Z' }, true],
  ['start alone, still to come', { start_time: after }, true],
  ['end alone, long past', { end_time: before }, true],
  ['start with empty end', { start_time: after, end_time: '' }, true],
  ['end before start', { start_time: after, end_time: before }, true],
  ['end equal to start, past', { start_time: before, end_time: before }, false],
  [
    "in the editor's form, too early",
    { start_time: '2026-11-21 12:01', end_time: '2026-11-22 00:00' },
    false,
  ],
  ["in the editor's form, within", { start_time: '2026-11-21 11:59', end_time: '2026-11-22 00:00' }, true],
  ['with another zone', { start_time: '2026-11-21T13:00:00+02:00', end_time: after }, true],
  ['not a time', { start_time: 'soon', end_time: 'later' }, true],
])('%s: %o is visible: %s', (_, block, visible) => {
  expect(isVisible(block, now)).toBe(visible)
})

const block = (fields: object) => ({ _uid: 'a', component: 'teaser', ...fields })

test('hidden content is removed at every depth, and values that are no blocks stay', () => {
  const content = {
    body: [block({ hidden: true }), block({ items: [block({ hidden: true }), { hidden: true }] }), 'text', 3],
  }
  expect(visibleContent(content, now)).toEqual({ body: [block({ items: [{ hidden: true }] }), 'text', 3] })
})

test.each([
  ['a millisecond before it starts', -1, false],
  ['as it starts', 0, true],
  ['as it ends', 1000, true],
  ['a millisecond after it ends', 1001, false],
])('a block %s is shown: %s', (_, milliseconds, visible) => {
  const timed = { start_time: '2026-12-01 08:00:00', end_time: '2026-12-01 08:00:01' }
  expect(isVisible(timed, new Date(Date.UTC(2026, 11, 1, 8) + milliseconds))).toBe(visible)
})

describe('the next bound', () => {
  test.each([
    ['nothing timed', [block({})], null],
    ['a window to come', [block({ start_time: after, end_time: '2026-11-23T00:00:00Z' })], after],
    ['a window open', [block({ start_time: before, end_time: after })], '2026-11-22T00:00:00.001Z'],
    ['a window past', [block({ start_time: '2026-11-19T00:00:00Z', end_time: before })], null],
    ['half a window', [block({ start_time: after })], null],
    ['a hidden block', [block({ hidden: true, start_time: before, end_time: after })], null],
    ['what is counted down to', [block({ until: '2026-11-22 08:00' })], '2026-11-22T08:00:00Z'],
    ['what has been counted down', [block({ until: before })], null],
    [
      'the nearest of several, deep down',
      [
        block({ items: [block({ start_time: before, end_time: after })] }),
        block({ start_time: '2026-11-21T18:00:00Z', end_time: after }),
      ],
      '2026-11-21T18:00:00Z',
    ],
  ])('of %s', (_, body, bound) => {
    expect(nextVisibilityChange({ body }, now)).toEqual(bound === null ? null : new Date(bound))
  })
})
