import { describe, expect, test } from 'vitest'
import { priceBasket } from '#domain/basket/price-basket.ts'
import { aDiscount, aGift, aLine, forBasket, forItems } from '#tests/support/promotions.ts'

const EUR = { currencyCode: 'EUR' }
const pair = aDiscount('pair', 15, { conditions: [forBasket('basket.quantity >= 2')] })

describe('unmet is', () => {
  const from50 = aDiscount('from50', 10, { code: 'FIFTY', conditions: [forBasket('basket.total >= 50000')] })
  const frames = aDiscount('frames', 10, {
    code: 'FRAMES',
    conditions: [forItems('item.category in 2'), forBasket('basket.quantity >= 3')],
  })
  const coded = aGift('coded', [7], { code: 'CLOTH', customData: { giftConditions: { minQuantity: 2 } } })
  const total = { key: 'basket.total >= 50000', level: 'global' }
  const goods = { key: 'item.category in 2', level: 'item' }
  const pieces = { key: 'basket.quantity >= 3', level: 'global' }

  test.each<[string, ReturnType<typeof aLine>[], ReturnType<typeof aDiscount>, string | null, unknown]>([
    ['what needs a higher total', [aLine('l1')], from50, ' fifty', [['from50', [total]]]],
    ['nothing where it applies', [aLine('l1', { quantity: 5 })], from50, 'FIFTY', []],
    ['nothing of another code', [aLine('l1')], from50, 'FIVE', []],
    ['nothing without a code', [aLine('l1')], from50, null, []],
    ['nothing that needs no code', [aLine('l1')], pair, 'FIFTY', []],
    [
      'what the nearest line lacks',
      [aLine('l1'), aLine('l2', { categoryIds: [2] })],
      frames,
      'FRAMES',
      [['frames', [pieces]]],
    ],
    [
      'not what a line lacks that cannot be bought',
      [aLine('l2', { categoryIds: [2], isAvailable: false }), aLine('l1')],
      frames,
      'FRAMES',
      [['frames', [goods, pieces]]],
    ],
    ['all that it needs of an empty basket', [], frames, 'FRAMES', [['frames', [goods, pieces]]]],
    [
      'a gift that is not earned',
      [aLine('l1')],
      coded,
      'CLOTH',
      [['coded', [{ key: 'min_quantity', level: 'global' }]]],
    ],
    [
      'nothing that a line has',
      [aLine('l1', { quantity: 5, promotions: [{ id: 'from50', code: 'FIFTY' }] })],
      from50,
      'FIFTY',
      [],
    ],
    [
      'what a line has chosen, too soon',
      [aLine('l1', { promotions: [{ id: 'from50', code: 'FIFTY' }] })],
      from50,
      'FIFTY',
      [['from50', [total]]],
    ],
  ])('%s', (_, lines, promotion, code, expected) => {
    const { unmet } = priceBasket(lines, [promotion], { ...EUR, code })
    expect(unmet.map(({ id, failedConditions }) => [id, failedConditions])).toEqual(expected)
    expect(unmet.some(({ isValid }) => isValid)).toBe(false)
  })

  test('also beside another promotion that a line has', () => {
    const other = aDiscount('other', 10, { priority: 0 })
    const line = aLine('l1', { promotions: [{ id: 'other' }] })
    const { unmet } = priceBasket([line], [other, from50], { ...EUR, code: 'FIFTY' })
    expect(unmet.map(({ id, failedConditions }) => [id, failedConditions])).toEqual([['from50', [total]]])
  })

  test('the best first', () => {
    const also = { ...from50, id: 'also', priority: 0 }
    const { unmet } = priceBasket([aLine('l1')], [from50, also], { ...EUR, code: 'FIFTY' })
    expect(unmet.map(({ id }) => id)).toEqual(['also', 'from50'])
  })
})
