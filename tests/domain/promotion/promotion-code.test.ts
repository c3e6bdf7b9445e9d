import { expect, test } from 'vitest'
import { matchesPromotionCode } from '#domain/promotion/promotion-code.ts'

test.each([
  ['LINSEN5', 'LINSEN5', true],
  ['LINSEN5', ' linsen5 ', true],
  ['linsen5', 'LINSEN5', true],
  ['LINSEN5', 'LINSEN', false],
  ['LINSEN5', '', false],
  [undefined, '', false],
  [undefined, 'undefined', false],
])('of a promotion with the code %s, "%s" is its code: %s', (own, code, isIts) => {
  expect(matchesPromotionCode(own === undefined ? {} : { code: own }, code)).toBe(isIts)
})
