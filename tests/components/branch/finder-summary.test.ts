import { expect, test } from 'vitest'
import FinderSummary from '#components/branch/FinderSummary.astro'
import { messages } from '#i18n/messages.ts'
import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'
import { render } from '#tests/support/render.ts'

const ALL = { total: 3, among: null, unknown: null, place: null, nearest: null, hasGoods: false }
const textOf = async (over: object, variant: VariantCode = 'de-de') =>
  (await render(FinderSummary, { ...ALL, ...over }, variant))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test.each(VARIANT_CODES)('in %s a search among the nearest says so, or asks for a place', async (variant) => {
  const t = messages(variant)
  expect(await textOf({ among: 200, place: 'X' }, variant)).toContain(
    t('branches.among.near', { count: 200 }).replaceAll(/\s+/g, ' '),
  )
  expect(await textOf({ among: 200, total: 0 }, variant)).toContain(
    t('branches.among', { count: 200 }).replaceAll(/\s+/g, ' '),
  )
})

test('a search among all says how many there are, and from where they are measured', async () => {
  const text = await textOf({ place: 'Köln', nearest: 2 })
  expect(text).toContain('3 Filialen')
  expect(text).toContain('Entfernungen ab Köln')
  expect(text).not.toContain('200')
})

test('what is unknown or far away is named', async () => {
  expect(await textOf({ unknown: 'Nirgendwo' })).toContain('„Nirgendwo“')
  expect(await textOf({ place: 'Sylt', nearest: 400 })).toMatch(/400\s*km/)
})
