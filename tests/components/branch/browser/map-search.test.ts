import { expect, test } from 'vitest'
import { readMapSearch } from '#components/branch/browser/map-search.ts'

test.each([
  [{}, { services: [] }],
  [{ term: 'Hamburg', near: '' }, { services: [] }],
  [{ 'hearing-test': '1', children: '1' }, { services: ['hearing-test', 'children'] }],
  [
    { variantid: '500001', repair: '1' },
    { services: ['repair'], variantId: 500_001 },
  ],
  [{ open: '1', repair: '1' }, null],
  [{ free: '1' }, null],
] as const)('the finder with %j is the map with %j', (fields, search) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  expect(readMapSearch(form)).toEqual(search)
})
