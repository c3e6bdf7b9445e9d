import { expect, test } from 'vitest'
import {
  categoryAlternates,
  pathOfCategory,
  screenAlternates,
  storyAlternates,
} from '#server/loaders/alternates.ts'
import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'
import { emptyContent, testContext } from '#tests/support/test-server.ts'
import { aCategory } from '#tests/support/goods.ts'
import { FAILING_SHOP_CLIENT, fakeShopClient } from '#tests/support/shop-client.ts'

const ctx = testContext().ctx

test('a screen that every variant has is listed with each variant’s path', () => {
  const alternates = screenAlternates(ctx, 'instructions')
  expect(Object.keys(alternates)).toEqual([...VARIANT_CODES])
  expect(alternates['de-de']).not.toBe(alternates['pl-pl'])
})

test('a screen that a variant does not have is not listed there', () => {
  expect(screenAlternates(ctx, 'order-status')).not.toHaveProperty('cs-cz')
})

test('path parameters stay', () => {
  expect(screenAlternates(ctx, 'branch-city', { county: 'bozen', city: 'meran' })['de-it']).toMatch(
    /\/bozen\/meran\/$/,
  )
})

test.each([
  [{}, { 'de-de': '/service/', 'de-at': '/service/', 'de-ch': '/service/', 'de-it': '/service/' }],
  [
    { fr: 'aide', it: 'aiuto' },
    {
      'de-de': '/service/',
      'de-at': '/service/',
      'de-ch': '/service/',
      'de-it': '/service/',
      'fr-ch': '/aide/',
      'it-ch': '/aiuto/',
      'it-it': '/aiuto/',
    },
  ],
  [
    { de: 'anders' },
    { 'de-de': '/service/', 'de-at': '/service/', 'de-ch': '/service/', 'de-it': '/service/' },
  ],
])('a story that is also written in %j', async (translations, alternates) => {
  const everywhere = { ...ctx, content: { ...emptyContent, hasPage: async () => true } }
  expect(await storyAlternates(everywhere, 'de-at', 'service', translations)).toEqual(alternates)
})

test('a story is listed where it is alone', async () => {
  const hasPage = async (code: VariantCode, slug: string) => code === 'it-it' && slug === 'promozione'
  const some = { ...ctx, content: { ...emptyContent, hasPage } }
  expect(await storyAlternates(some, 'de-at', 'aktion', { it: 'promozione' })).toEqual({
    'de-at': '/aktion/',
    'it-it': '/promozione/',
  })
})

/**
 * A category that the Swiss shop names differently, the Polish one hides, and the Czech one does not have; Italy is
 * down.
 */
const shopIn = (code: VariantCode) => {
  if (code.endsWith('-it')) return FAILING_SHOP_CLIENT
  return fakeShopClient({
    categoryById: async (id) => {
      if (code === 'cs-cz') return null
      return aCategory({ id, path: code === 'fr-ch' ? '/lunettes' : '/brillen', isHidden: code === 'pl-pl' })
    },
  })
}

test('a category is listed where it is shown, with the path of each shop', async () => {
  expect(await categoryAlternates({ ...ctx, shop: shopIn }, 7)).toEqual({
    'de-de': '/brillen/',
    'de-at': '/brillen/',
    'de-ch': '/brillen/',
    'fr-ch': '/lunettes/',
    'it-ch': '/brillen/',
  })
})

test.each([
  ['/brillen/damen', '/brillen/damen/'],
  ['brillen', '/brillen/'],
  ['/brillen/', '/brillen/'],
])('the category %s has the path %s', (path, written) => {
  expect(pathOfCategory({ path })).toBe(written)
})
