import { expect, test } from 'vitest'
import { partsOfPair } from '#domain/order/parts-of-pair.ts'
import { aFrameItem, aPartItem } from '#tests/support/workshop.ts'

const frame = aFrameItem('i1', 'g')
const lens = aPartItem('i2', 'g', 'rx-single', { rxPart: 'lensType', design: 'single-vision' })
const index = aPartItem('i3', 'g', 'index_ch', { rxPart: 'index', indexKey: 'index_ch' })

test('the parts of a pair are those of its group that are still ordered', () => {
  const items = [
    frame,
    lens,
    { ...index, status: 'cancelled' as const },
    aPartItem('i4', 'other', 'index_ad', { rxPart: 'index', indexKey: 'index_ad' }),
    aPartItem('i5', 'g', 'cloth', {}),
  ]
  expect(partsOfPair(frame, items).map(({ item, part }) => [item.key, part.kind])).toEqual([
    ['i2', 'lensType'],
  ])
  expect(partsOfPair(frame, [frame])).toEqual([])
})
