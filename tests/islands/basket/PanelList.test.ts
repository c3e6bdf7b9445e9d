import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { textsFor } from '#i18n/texts.ts'
import { PanelList } from '#islands/basket/PanelList.tsx'
import { PANEL_TEXTS } from '#islands/basket/panel-texts.ts'
import type { Shop } from '#islands/basket/shop.ts'
import { translator } from '#islands/translator.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'
import { aPrice } from '#tests/support/goods.ts'

const shop: Shop = {
  base: '/de-de',
  basketHref: '/de-de/basket/',
  checkoutHref: null,
  intl: 'de-DE',
  currency: 'EUR',
}
const drawn = (items: readonly BasketItem[]) =>
  renderToStaticMarkup(
    createElement(PanelList, { items, shop, t: translator(textsFor('de-de', PANEL_TEXTS)) }),
  )

const values = { right: { sphere: -2.25 }, left: { sphere: -1.75 } }

test('a pair has the box of its parts, with its values and that it is made for one person', () => {
  const html = drawn([
    anItem('i1', { ...inGroup('g', true), customData: { lensType: 'type_ei', prescriptionValues: values } }),
    anItem('i2', inGroup('g')),
  ])
  expect(html.match(/class="[^"]*box/g)).toHaveLength(1)
  expect(html.replaceAll(/<[^>]+>/g, ' ')).toMatch(
    /Fassung [\s\S]+Model 2 [\s\S]+−2,25[\s\S]+−1,75[\s\S]+Eigens für Sie/,
  )
})

test.each([true, false])('a pair says that an optician has still to confirm its values: %s', (isToBe) => {
  const customData = {
    lensType: 'type_ei',
    prescriptionValues: values,
    ...(isToBe && { valuesToBeConfirmed: true }),
  }
  const html = drawn([anItem('i1', { ...inGroup('g', true), customData }), anItem('i2', inGroup('g'))])
  expect(html.includes('Werte noch zu bestätigen')).toBe(isToBe)
})

test('what has no parts has no box', () =>
  expect(drawn([anItem('i1')])).not.toMatch(/class="[^"]*box|Eigens für Sie/))

test('what costs nothing says so', () => {
  const nothing = aPrice(0)
  const html = drawn([anItem('i1', { price: { unit: nothing, total: nothing } })])
  expect(html).toContain('kostenlos')
  expect(html).not.toMatch(/\b0\s*€/)
})
