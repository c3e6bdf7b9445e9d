import { expect, test } from 'vitest'
import type { Filter } from '#domain/catalogue/filter.ts'
import { fittingFrames } from '#domain/configurator/fitting-frames.ts'

const filter = (slug: string, values: Record<string, number>): Filter => ({
  id: 1,
  slug,
  name: slug,
  type: 'attributes',
  attributeGroupType: 'choice',
  values: Object.entries(values).map(([value, id]) => ({ id, name: value, value, productCount: 3 })),
})
const SIZES = filter('shopSize', { XL: 5, S: 2, M: 3, XS: 1 })
const READY = filter('progressiveReady', { false: 7, true: 8 })

test.each<[string, Filter[], string | null, string, string]>([
  ['a large frame', [SIZES, READY], 'L', '?progressiveReady=8', '?size=2,3,1'],
  ['a small frame', [SIZES], 'S', '', '?size=1'],
  ['the smallest', [SIZES], 'XS', '', ''],
  ['a frame of unknown size', [SIZES], null, '', ''],
  ['a size that the shop does not know', [SIZES], '54', '', ''],
  ['no such filters', [], 'L', '', ''],
  [
    'a filter that is on or off',
    [{ id: 2, slug: 'progressiveReady', name: '', type: 'boolean', values: [] }],
    'L',
    '?progressiveReady=true',
    '',
  ],
  [
    'a filter of another kind',
    [{ id: 2, slug: 'shopSize', name: '', type: 'range', values: [] }],
    'L',
    '',
    '',
  ],
])('%s', (_, filters, size, progressive, smaller) =>
  expect(fittingFrames(filters, size)).toEqual({ progressive, smaller }),
)
