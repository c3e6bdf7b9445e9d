import { expect, test } from 'vitest'
import TileBadges from '#components/product/TileBadges.astro'
import type { VariantCode } from '#i18n/variants.ts'
import { render } from '#tests/support/render.ts'

/** The texts of a tile's badges, without their elements. */
const marks = async (props: { percent?: number; badge: string | null }, variant: VariantCode = 'de-de') =>
  (await render(TileBadges, props, variant)).replaceAll(/<[^>]*>|\s+/g, ' ').trim()

test.each([
  [{ percent: 20, badge: 'premium' }, '−20 %'],
  [{ percent: 50, badge: 'sold-out' }, 'Ausverkauft'],
  [{ badge: 'new' }, 'Neu'],
  [{ badge: null }, ''],
])('%o shows %s', async (props, text) => {
  expect(await marks(props)).toBe(text)
})

test.each([
  ['pl-pl', '−20%'],
  ['cs-cz', '−20 %'],
] as const)('in %s a reduction by a fifth is %s', async (variant, text) => {
  expect(await marks({ percent: 20, badge: null }, variant)).toBe(text)
})
