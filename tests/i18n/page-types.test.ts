import { expect, test } from 'vitest'
import { MAPPED_SCREENS, PAGE_TYPES } from '#i18n/page-types.ts'
import { ROUTE_NAMES } from '#i18n/routes.ts'
import { code } from '#tests/support/sources.ts'

/** Spec §2 "Page types" and "Tracking tags"; that of a branch is listed with its elements. */
const KNOWN = [
  'homepage',
  'basket',
  'signin_page',
  'osp',
  'checkout',
  'product',
  'wishlist_page',
  'account',
  'account_area',
  'account_area:user',
  'search',
  'store store-details',
  'store store-list',
  'subscription-cancellation',
  'other',
]

test.each(ROUTE_NAMES)('the screen %s has a page type of the specification', (route) => {
  expect(KNOWN).toContain(PAGE_TYPES[route])
})

test('every page type belongs to a screen', () => {
  expect(new Set(Object.values(PAGE_TYPES))).toEqual(new Set(KNOWN))
})

test('the mapping contains the page types of screens that come from neither the catalogue nor an editor', () => {
  expect(MAPPED_SCREENS.map((route) => PAGE_TYPES[route])).toEqual([
    'homepage',
    'basket',
    'signin_page',
    'osp',
    'checkout',
    'wishlist_page',
  ])
})

test('only pages without a screen of their own state their type', () => {
  const naming = code.filter(({ path, text }) => path.startsWith('src/pages/') && text.includes('pageType='))
  expect(naming.map(({ path }) => path).toSorted()).toEqual([
    'src/pages/404.astro',
    'src/pages/500.astro',
    'src/pages/content.astro',
  ])
})
