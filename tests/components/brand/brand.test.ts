import { expect, test } from 'vitest'
import { siteName, tradeOf } from '#components/brand/brand.ts'
import { variantLabel } from '#components/language/variant-label.ts'
import { VARIANTS } from '#i18n/variants.ts'

test.each([
  ['cs-cz', 'Optika', 'Veduta Optika'],
  ['pl-pl', 'Optyk', 'Veduta Optyk'],
  ['de-de', undefined, 'Veduta'],
] as const)('the logo of %s has the text %s', (variant, trade, name) => {
  expect(tradeOf(variant)).toBe(trade)
  expect(siteName(variant)).toBe(name)
})

test.each([
  ['de-at', 'Österreich · Deutsch'],
  ['fr-ch', 'Suisse · Français'],
  ['cs-cz', 'Česko · Čeština'],
] as const)('%s has its name in its own language: %s', (variant, label) => {
  expect(variantLabel(VARIANTS[variant])).toBe(label)
})
