import { expect, test } from 'vitest'
import { isIgnored, isIndexed } from '#domain/seo/robots.ts'

test.each([
  ['', true, false],
  ['index, follow', true, false],
  ['index, nofollow', true, false],
  ['index, max-image-preview:none', true, false],
  ['noindex', false, false],
  ['noindex, follow', false, false],
  ['Noindex, Follow', false, false],
  ['noindex,nofollow', false, true],
  ['NOINDEX, NOFOLLOW', false, true],
  [' None ', false, true],
])('"%s" may be listed: %s, counts for nothing: %s', (robots, indexed, ignored) => {
  expect([isIndexed(robots), isIgnored(robots)]).toEqual([indexed, ignored])
})
