import { expect, test } from 'vitest'
import { INCOMPLETE_TAG, setCacheHeaders, tag } from '#clients/cache-tags.ts'

test('a page lists each tag once', () => {
  const headers = new Headers()
  setCacheHeaders(headers, [
    tag.product(12),
    tag.category(3),
    tag.product(12),
    tag.shop(10001),
    tag.story('u-1'),
  ])
  expect(headers.get('x-cache-tags')).toBe('product:12 category:3 shop:10001 story:u-1')
  expect(headers.has('x-cache-until')).toBe(false)
})

test('a page is cached until the first of its bounds', () => {
  const headers = new Headers()
  setCacheHeaders(headers, ['a'], [null, '2026-12-02T00:00:00.000Z', '2026-12-01T00:00:00.000Z'])
  expect(headers.get('x-cache-until')).toBe('2026-12-01T00:00:00.000Z')
})

test('bounds in other time zones are compared as moments', () => {
  const headers = new Headers()
  setCacheHeaders(headers, ['a'], ['2026-12-01T10:00:00Z', '2026-12-01T10:30:00+01:00'])
  expect(headers.get('x-cache-until')).toBe('2026-12-01T10:30:00+01:00')
})

test('an incomplete page is not cached', () => {
  const headers = new Headers()
  setCacheHeaders(headers, [tag.product(12), INCOMPLETE_TAG])
  expect(headers.has('x-cache-tags')).toBe(false)
})
