import { describe, expect, test } from 'vitest'
import { priceBasket } from '#domain/basket/price-basket.ts'
import { aPrice } from '#tests/support/goods.ts'
import { aDiscount, aGift, aLine, anAmountOff, forBasket, forItems } from '#tests/support/promotions.ts'

const EUR = { currencyCode: 'EUR' }
const chose = (...ids: string[]) => ({ promotions: ids.map((id) => ({ id })) })
const autumn = aDiscount('autumn', 10, { priority: 2 })
const pair = aDiscount('pair', 15, { priority: 1, conditions: [forBasket('basket.quantity >= 2')] })
const cloth = aGift('cloth', [7], { priority: 3, customData: { giftConditions: { minOrderValue: 10000 } } })

describe('a chosen promotion that does not apply gives the reason', () => {
  const code = aDiscount('code', 5, { code: 'LINSEN5' })
  const deal = { ...aDiscount('deal', 5), effect: { type: 'combo_deal', additionalData: {} } } as const
  const other = aGift('other', [7], { priority: 9 })
  test.each([
    ['is met', aLine('l1', chose('autumn')), []],
    ['asks for more', aLine('l1', chose('pair')), [{ key: 'basket.quantity >= 2', level: 'global' }]],
    ['asks for a code', aLine('l1', chose('code')), [{ key: 'code', level: 'global' }]],
    [
      'asks for another code',
      aLine('l1', { promotions: [{ id: 'code', code: 'LINSEN' }] }),
      [{ key: 'code', level: 'global' }],
    ],
    ['has its code', aLine('l1', { promotions: [{ id: 'code', code: ' linsen5' }] }), []],
    ['is a deal of several items', aLine('l1', chose('deal')), [{ key: 'effect', level: 'global' }]],
    ['gives something else', aLine('l6', chose('cloth')), [{ key: 'variant', level: 'item' }]],
    [
      'is for what can be had',
      aLine('l1', { isAvailable: false, ...chose('autumn') }),
      [{ key: 'availability', level: 'item' }],
    ],
  ])('%s', (_, line, failedConditions) => {
    const [priced] = priceBasket(
      [line, aLine('l2')].slice(0, line.promotions[0]?.id === 'pair' ? 1 : 2),
      [autumn, pair, cloth, code, deal],
      EUR,
    ).lines
    expect(priced?.promotions).toMatchObject([{ isValid: failedConditions.length === 0, failedConditions }])
  })

  test('a line is one gift', () => {
    const [priced] = priceBasket(
      [aLine('l7', chose('other', 'cloth')), aLine('l1')],
      [cloth, other],
      EUR,
    ).lines
    expect(priced?.promotions).toMatchObject([
      { id: 'cloth', isValid: true },
      { id: 'other', isValid: false, failedConditions: [{ key: 'max_count', level: 'item' }] },
    ])
  })
})

describe('the code of a promotion is named', () => {
  const coded = aDiscount('coded', 10, { code: 'LINSEN5' })
  test.each([
    ['to nobody who has none', {}, undefined],
    ['to nobody with another, who sees the own', { code: 'GUESS' }, 'GUESS'],
    ['to who has entered it', { code: ' linsen5 ' }, 'LINSEN5'],
  ])('%s', (_, entered, code) => {
    const [line] = priceBasket(
      [aLine('l1', { promotions: [{ id: 'coded', ...entered }] })],
      [coded],
      EUR,
    ).lines
    expect(line?.promotions).toMatchObject([{ id: 'coded', name: 'coded' }])
    expect(line?.promotions[0]?.code).toBe(code)
  })

  test('not with a promotion that has none', () => {
    const [line] = priceBasket(
      [aLine('l1', { promotions: [{ id: 'autumn', code: 'ANY' }] })],
      [autumn],
      EUR,
    ).lines
    expect(line?.promotions[0]).toMatchObject({ id: 'autumn', isValid: true })
    expect(line?.promotions[0]).not.toHaveProperty('code')
  })
})

describe('applicable is', () => {
  const applicable = (
    lines: ReturnType<typeof aLine>[],
    running: ReturnType<typeof aDiscount>[],
    code?: string,
  ) =>
    priceBasket(lines, running, { ...EUR, ...(code !== undefined && { code }) }).applicable.map(
      ({ itemId, promotion }) => [itemId, promotion.id],
    )
  const cent = anAmountOff('cent', 1)
  const autumn100 = aDiscount('whole', 100, { priority: 9 })
  const twoOfOne = aDiscount('two', 10, { conditions: [forItems('item.quantity >= 2')] })
  const frames = aDiscount('frames', 10, { conditions: [forItems('item.category in 2')] })
  const coded = aDiscount('coded', 10, { code: 'Herbst', priority: 1 })

  test.each([
    ['nothing to an empty basket', () => applicable([], [autumn, cloth]), []],
    [
      'the best first',
      () => applicable([aLine('l1', { quantity: 2 })], [autumn, pair]),
      [
        ['l1', 'pair'],
        ['l1', 'autumn'],
      ],
    ],
    [
      'to the items that it is for',
      () => applicable([aLine('l1'), aLine('l2', { categoryIds: [2] })], [frames]),
      [['l2', 'frames']],
    ],
    [
      'not what is chosen already',
      () => applicable([aLine('l1', chose('autumn')), aLine('l2')], [autumn]),
      [['l2', 'autumn']],
    ],
    ['not to what cannot be had', () => applicable([aLine('l1', { isAvailable: false })], [autumn]), []],
    ['not to what costs nothing', () => applicable([aLine('l1', { unit: aPrice(0) })], [autumn]), []],
    ['not without its code', () => applicable([aLine('l1')], [coded]), []],
    ['not with another code', () => applicable([aLine('l1')], [coded], 'Winter'), []],
    [
      'with its code, and what needs none',
      () => applicable([aLine('l1')], [autumn, coded], 'herbst'),
      [
        ['l1', 'coded'],
        ['l1', 'autumn'],
      ],
    ],
    ['a gift that is not there yet, to none', () => applicable([aLine('l1')], [cloth]), [[null, 'cloth']]],
    [
      'a gift to the line that can be it',
      () => applicable([aLine('l1'), aLine('l7')], [cloth]),
      [['l7', 'cloth']],
    ],
    [
      'no gift to the line that could be it, while it is not earned',
      () => applicable([aLine('l1', { unit: aPrice(9999) }), aLine('l7')], [cloth]),
      [],
    ],
    [
      'no gift to a further line than there are gifts',
      () => applicable([aLine('l1'), aLine('l7', chose('both')), aLine('l8')], [aGift('both', [7, 8])]),
      [],
    ],
    [
      'nothing that is counted with what cannot be had',
      () => applicable([aLine('l1'), aLine('l2', { isAvailable: false })], [pair]),
      [],
    ],
    [
      'to the pieces that still cost something',
      () => applicable([aLine('l1', { unit: aPrice(1), quantity: 2, ...chose('cent') })], [cent, autumn100]),
      [['l1', 'whole']],
    ],
    [
      'not to fewer bought pieces than it requires',
      () => applicable([aLine('l1'), aLine('l7', { quantity: 2, ...chose('cloth') })], [cloth, twoOfOne]),
      [],
    ],
    ['no gift that is not earned', () => applicable([aLine('l1', { unit: aPrice(9999) })], [cloth]), []],
    ['no gift that was given', () => applicable([aLine('l1'), aLine('l7', chose('cloth'))], [cloth]), []],
    [
      'no deal of several items',
      () => applicable([aLine('l1')], [{ ...autumn, effect: { type: 'combo_deal', additionalData: {} } }]),
      [],
    ],
  ])('%s', (_, found, expected) => {
    expect(found()).toEqual(expected)
  })

  test('of two with the same priority the one with the smaller id applies, in all lines', () => {
    const [a, b] = [aDiscount('a', 1), aDiscount('b', 1)]
    expect(applicable([aLine('l1'), aLine('l2')], [b, a])).toEqual([
      ['l1', 'a'],
      ['l2', 'a'],
      ['l1', 'b'],
      ['l2', 'b'],
    ])
  })
})
