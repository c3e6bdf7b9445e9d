import { expect, test } from 'vitest'
import { byPartOrder } from '#domain/prescription/part-order.ts'
import { part } from '#tests/support/glass-shop.ts'

const lens = (design: string, price: number) => part({ rxPart: 'lensType', design }, { [design]: price })
const index = (key: string) => part({ rxPart: 'index', indexKey: key }, { [key]: 0 })
const tint = (type: string, price: number) =>
  part({ rxPart: 'tint', tintingType: type }, { [`${type} ${price}`]: price })

test('parts are in the order in which they are chosen', () => {
  const parts = [
    part({ rxPart: 'service' }, { fitting: 0 }),
    part({ rxPart: 'coating', coating: 'hard' }, { hard: 20 }),
    part({ rxPart: 'coating', coating: 'antireflex' }, { antireflex: 10 }),
    tint('mirror', 30),
    tint('tinted', 25),
    tint('tinted', 20),
    tint('clear', 0),
    index('index_ad'),
    index('index_cr'),
    lens('progressive', 199),
    lens('single-vision', 69),
  ].flat()
  expect(parts.toSorted(byPartOrder).map(({ referenceKey }) => referenceKey)).toEqual([
    'single-vision',
    'progressive',
    'index_cr',
    'index_ad',
    'clear 0',
    'tinted 20',
    'tinted 25',
    'mirror 30',
    'antireflex',
    'hard',
    'fitting',
  ])
})
