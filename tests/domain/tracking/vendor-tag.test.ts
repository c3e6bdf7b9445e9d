import { expect, test } from 'vitest'
import {
  formatVendorTags,
  fraudTag,
  parseVendorTags,
  type VendorTag,
  vendorSource,
  visualSearchTag,
} from '#domain/tracking/vendor-tag.ts'

test.each([
  ['a1b2-c3_d4', 'https://api.fraud0.com/api/v2/fz.js?cid=a1b2-c3_d4'],
  ['x'.repeat(64), `https://api.fraud0.com/api/v2/fz.js?cid=${'x'.repeat(64)}`],
  ['x'.repeat(65), null],
  ['', null],
  ['a b', null],
  ['a&x=1', null],
  ['"><script>', null],
  ['https://evil.example', null],
])('the customer id %j loads %j, for statistics', (id, src) =>
  expect(fraudTag(id)).toEqual(src && { group: 'C0002', src }),
)

test.each([
  ['https://cdn.search.example/tag.js?account=1', true],
  ['https://CDN.search.example/tag.js', true],
  ['https://cdn.search.example/', true],
  ['https://cdn.search.example', false],
  ['http://cdn.search.example/tag.js', false],
  ['//cdn.search.example/tag.js', false],
  ['https://localhost/tag.js', false],
  ['https://10.0.0.1/tag.js', false],
  ['https://user@cdn.search.example/tag.js', false],
  ['https://cdn.search.example:8443/tag.js', false],
  ["https://a.example;script-src 'unsafe-inline'/tag.js", false],
  ['https://*.example/tag.js', false],
  ['https://cdn.search.example/tag.js#x', false],
  ['https://cdn.search.example/tag.js x', false],
  ['javascript:alert(1)', false],
  ['', false],
])('the address %j loads a visual search, for marketing: %s', (address, isOne) => {
  const src = isOne ? new URL(address).href : null
  expect(visualSearchTag(address)).toEqual(src && { group: 'C0004', src })
})

const TAGS: VendorTag[] = [
  { group: 'C0002', src: 'https://a.example/one.js?x=1' },
  { group: 'C0004', src: 'https://b.example/two.js' },
]

test('tags are read as they were written, with their hosts', () => {
  expect(parseVendorTags(formatVendorTags(TAGS))).toEqual(TAGS)
  expect(TAGS.map(vendorSource)).toEqual(['https://a.example', 'https://b.example'])
})

test.each(['', 'C0002', 'C0002=', 'C9=https://a.example/x.js', 'C0002=http://a.example/x.js'])(
  '%j is no tag',
  (text) => expect(parseVendorTags(text)).toEqual([]),
)
