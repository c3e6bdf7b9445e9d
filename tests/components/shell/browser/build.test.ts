import { expect, test } from 'vitest'
import { mayReload, newerBuild } from '#components/shell/browser/build.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['never', null, true],
  ['a moment ago', String(NOW - 1), false],
  ['ten seconds ago, almost', String(NOW - 9_999), false],
  ['ten seconds ago', String(NOW - 10_000), true],
  ['in a way nobody can read', 'yesterday', true],
])('a page that was reloaded %s (%s) may reload: %s', (_, last, may) => {
  expect(mayReload(NOW, last)).toBe(may)
})

test.each([
  [{ id: 'b' }, 'a', 'b'],
  [{ id: 'a' }, 'a', undefined],
  [{ id: 'b' }, undefined, 'b'],
  [{ id: '' }, 'a', undefined],
  [{}, 'a', undefined],
])('%j for a document of %s: newer is %s', (served, own, newer) => {
  expect(newerBuild(served, own)).toBe(newer)
})
