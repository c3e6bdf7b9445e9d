import { expect, test } from 'vitest'
import { codeRequirement } from '#domain/basket/code-requirement.ts'
import type { ItemPromotion, Promotion } from '#domain/promotion/promotion.ts'
import { aDiscount, forBasket, forItems } from '#tests/support/promotions.ts'

const failing = (promotion: Promotion, code: string | null = 'SOMMER'): ItemPromotion => ({
  ...promotion,
  ...(code !== null && { code }),
  isValid: promotion.conditions.length === 0,
  failedConditions: promotion.conditions.map(({ key, level }) => ({ key, level })),
})
const needs = (...conditions: Promotion['conditions']) => failing(aDiscount('p', 10, { conditions }))

test.each<[string, ItemPromotion[][], unknown]>([
  ['goods for so much', [[needs(forBasket('basket.total >= 5000'))]], { kind: 'total', least: 5000 }],
  [
    'the first reason',
    [[], [needs(forItems('item.category in 3'), forBasket('basket.total >= 1'))]],
    { kind: 'goods' },
  ],
  ['nothing where it reduces another line', [[needs(forItems('item.category in 3'))], [needs()]], null],
  [
    'nothing where no code was entered',
    [[failing(aDiscount('p', 10, { conditions: [forBasket('basket.total >= 5000')] }), null)]],
    null,
  ],
  [
    'nothing of another code',
    [[failing(aDiscount('p', 10, { conditions: [forBasket('basket.total >= 5000')] }), 'OTHER')]],
    null,
  ],
  ['nothing where none is failed', [[{ ...needs(), isValid: false }]], null],
])('the code needs %s', (_, lines, expected) => {
  expect(codeRequirement([...lines.map((promotions) => ({ promotions })), {}], 'SOMMER')).toEqual(expected)
})
