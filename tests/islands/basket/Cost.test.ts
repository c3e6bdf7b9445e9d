import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Basket } from '#domain/basket/basket.ts'
import { minor } from '#domain/money/price.ts'
import { textsFor } from '#i18n/texts.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { Cost } from '#islands/basket/Cost.tsx'
import { PAGE_TEXTS } from '#islands/basket/page-texts.ts'
import { translator } from '#islands/translator.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { aPrice } from '#tests/support/goods.ts'

const shop = {
  base: '/de-de',
  basketHref: '/de-de/basket/',
  checkoutHref: null,
  intl: 'de-DE',
  currency: 'EUR',
}

const basket: Basket = {
  key: 'b',
  currencyCode: 'EUR',
  items: [anItem('i1')],
  packages: [],
  cost: aPrice(10_000),
}

/** The totals of a basket for 100 €, where parcels are free from so many cents. */
const textOf = (from: number, variant: VariantCode = 'de-de') =>
  renderToStaticMarkup(
    createElement(Cost, {
      basket,
      notices: [],
      freeDelivery: { from: minor(from), isFreeForGlasses: false },
      shop,
      t: translator(textsFor(variant, PAGE_TEXTS)),
      isUpdating: false,
    }),
  ).replaceAll(/<[^>]+>/g, ' ')

test('a parcel that is free is not computed later', () => {
  expect(textOf(4900)).toMatch(/Versand\s+kostenlos/)
  expect(textOf(4900)).not.toContain('an der Kasse')
})

test('in French, free agrees with the delivery', () =>
  expect(textOf(4900, 'fr-ch')).toMatch(/Livraison\s+offerte/))

test('the fee of another one is', () =>
  expect(textOf(20_000)).toMatch(/Versand\s+wird an der Kasse berechnet/))
