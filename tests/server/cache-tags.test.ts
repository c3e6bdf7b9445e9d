import { expect, test } from 'vitest'
import { INCOMPLETE, keepPage, tag } from '#server/cache-tags.ts'

test('a page names each thing it depends on once', () => {
  const headers = new Headers()
  keepPage(headers, [tag.product(12), tag.category(3), tag.product(12), tag.shop(10001), tag.story('u-1')])
  expect(headers.get('x-cache-tags')).toBe('product:12 category:3 shop:10001 story:u-1')
  expect(headers.has('x-cache-until')).toBe(false)
})

test('it is kept until the first of its bounds', () => {
  const headers = new Headers()
  keepPage(headers, ['a'], [null, '2026-12-02T00:00:00.000Z', '2026-12-01T00:00:00.000Z'])
  expect(headers.get('x-cache-until')).toBe('2026-12-01T00:00:00.000Z')
})

test('bounds of other zones count by the moment they name', () => {
  const headers = new Headers()
  keepPage(headers, ['a'], ['2026-12-01T10:00:00Z', '2026-12-01T10:30:00+01:00'])
  expect(headers.get('x-cache-until')).toBe('2026-12-01T10:30:00+01:00')
})

test('a page that lacks something is not kept', () => {
  const headers = new Headers()
  keepPage(headers, [tag.product(12), INCOMPLETE])
  expect(headers.has('x-cache-tags')).toBe(false)
})
