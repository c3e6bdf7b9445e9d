import { expect, test } from 'vitest'
import { byKey, giftPieces, isOpenedBy } from '#domain/basket/gift-pieces.ts'
import { aDiscount, aGift, aLine } from '#tests/support/promotions.ts'

const chose = (...ids: string[]) => ({ promotions: ids.map((id) => ({ id })) })
const cloth = aGift('cloth', [7, 8], {}, { maxCount: 2 })
const other = aGift('other', [7])
const coded = aGift('coded', [7], { code: 'CLOTH' })

test.each([
  ['nothing that was not chosen', [aLine('l7')], []],
  ['nothing of a discount', [aLine('l7', chose('tenth'))], []],
  ['no other variant', [aLine('l6', chose('cloth'))], []],
  ['nothing that is not available', [aLine('l7', { isAvailable: false, ...chose('cloth') })], []],
  ['nothing without its code', [aLine('l7', chose('coded'))], []],
  [
    'what its code opens',
    [aLine('l7', { promotions: [{ id: 'coded', code: 'cloth' }] })],
    [['l7', 'coded', 1]],
  ],
  ['some pieces of a line', [aLine('l7', { quantity: 3, ...chose('cloth') })], [['l7', 'cloth', 2]]],
  [
    'pieces of several lines',
    [aLine('l7', chose('cloth')), aLine('l8', { quantity: 2, ...chose('cloth') })],
    [
      ['l7', 'cloth', 1],
      ['l8', 'cloth', 1],
    ],
  ],
  [
    'no more than the promotion gives',
    [aLine('l7', { quantity: 2, ...chose('cloth') }), aLine('l8', chose('cloth'))],
    [['l7', 'cloth', 2]],
  ],
  ['one gift of a line', [aLine('l7', { quantity: 3, ...chose('other', 'cloth') })], [['l7', 'cloth', 2]]],
])('given is %s', (_, lines, expected) => {
  const found = (of: typeof lines) =>
    [...giftPieces(of, [aDiscount('tenth', 10), cloth, other, coded])].map(
      ([key, { promotionId, count }]) => [key, promotionId, count],
    )
  expect(found(lines)).toEqual(expected)
  expect(found(lines.toReversed())).toEqual(expected)
})

test.each([
  [{}, undefined, true],
  [{}, 'ANY', true],
  [{ code: 'TEN' }, undefined, false],
  [{ code: 'TEN' }, 'ELEVEN', false],
  [{ code: 'TEN' }, ' ten', true],
])('a promotion with %j is opened by %j: %s', (promotion, code, isOpen) =>
  expect(isOpenedBy(promotion, code)).toBe(isOpen),
)

test('lines are shared out by their keys', () => {
  const keys = [{ key: 'b' }, { key: 'a' }, { key: 'c' }].toSorted(byKey).map(({ key }) => key)
  expect(keys).toEqual(['a', 'b', 'c'])
})
