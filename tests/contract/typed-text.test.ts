import { expect, test } from 'vitest'
import { promotionCodeRequest } from '#contract/shop-api/basket-request.ts'

test.each([
  ['SOMMER', 'SOMMER'],
  ['\u200bSOM\u00adMER\ufeff ', 'SOMMER'],
  ['SOMMER\u00a010', 'SOMMER 10'],
  ['SOMMER\u201110', 'SOMMER-10'],
])('the code %j is read as %j', (pasted, promotionCode) => {
  expect(promotionCodeRequest.parse({ promotionCode: pasted })).toEqual({ promotionCode })
})

test.each(['', '\u200b', 'x'.repeat(101)])('%j is no code', (pasted) => {
  expect(promotionCodeRequest.safeParse({ promotionCode: pasted }).success).toBe(false)
})
