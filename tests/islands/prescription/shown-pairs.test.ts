import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import Parcels from '#components/order/Parcels.astro'
import type { BasketItem, CustomData } from '#domain/basket/basket.ts'
import { basketEntries } from '#domain/basket/basket-entries.ts'
import { minor, type Reduction } from '#domain/money/price.ts'
import { orderView } from '#domain/order/order-view.ts'
import { textsFor } from '#i18n/texts.ts'
import { Line } from '#islands/basket/Line.tsx'
import { LINE_TEXTS } from '#islands/basket/page-texts.ts'
import { PanelList } from '#islands/basket/PanelList.tsx'
import { PANEL_TEXTS } from '#islands/basket/panel-texts.ts'
import { CHECKOUT_TEXTS } from '#islands/checkout/checkout-texts.ts'
import { Lines } from '#islands/checkout/Lines.tsx'
import { translator } from '#islands/translator.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'
import { aPrice } from '#tests/support/goods.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { render } from '#tests/support/render.ts'
import { wordsOf } from '#tests/support/value-steps.ts'

const shop = {
  base: '/de-de',
  basketHref: '/de-de/basket/',
  checkoutHref: '/de-de/checkout/',
  intl: 'de-DE',
  currency: 'EUR',
  language: 'de' as const,
  signinHref: '/de-de/signin/',
  countries: [],
  legal: { terms: '/t/', withdrawal: '/w/', privacy: '/p/' },
}
const nothing = () => undefined

const line = (items: readonly BasketItem[]) =>
  basketEntries(items).map((entry) =>
    createElement(Line, {
      key: entry.main.key,
      entry,
      items,
      packages: [],
      shop,
      today: '2026-11-21',
      isUpdating: false,
      isHeldUp: false,
      t: translator(textsFor('de-de', LINE_TEXTS)),
      onQuantity: nothing,
      onRemove: nothing,
    }),
  )
const checkoutLines = (items: readonly BasketItem[], isLarge: boolean) =>
  createElement(Lines, { items, isLarge, shop, t: translator(textsFor('de-de', CHECKOUT_TEXTS)) })
/** As the page after the order shows it to its buyer, or to another reader. */
const orderLines = (items: readonly BasketItem[], reader: 'buyer' | 'anyone') => {
  const ordered = items.map(({ key, price, customData, itemGroup }) =>
    anOrderItem(key, { price, customData, ...(itemGroup && { itemGroup }) }),
  )
  return render(Parcels, {
    ...orderView(anOrder({ items: ordered, packages: [aPackage(1)] }), reader),
  })
}

const PLACES: Record<string, (items: readonly BasketItem[]) => string | Promise<string>> = {
  popover: (items) =>
    renderToStaticMarkup(
      createElement(PanelList, { items, shop, t: translator(textsFor('de-de', PANEL_TEXTS)) }),
    ),
  'basket page': (items) => renderToStaticMarkup(createElement('ul', {}, line(items))),
  'checkout review': (items) => renderToStaticMarkup(checkoutLines(items, true)),
  'checkout summary': (items) => renderToStaticMarkup(checkoutLines(items, false)),
  'success page': (items) => orderLines(items, 'buyer'),
}

const VALUES = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } }
const WITH_VALUES = { lensType: 'type_ei', prescriptionValues: VALUES }
const LATER = { lensType: 'type_ei' }

const SALE: Reduction = {
  category: 'sale',
  type: 'relative',
  amount: { relative: 0.25, absoluteWithTax: minor(3333) },
}
/** A frame that costs 100.00 instead of 133.33. */
const reduced = (key: string, rest: Partial<BasketItem>): BasketItem => {
  const price = aPrice(10_000, { appliedReductions: [SALE] })
  return anItem(key, {
    price: { unit: price, total: price },
    lowestPriorPrice: { withTax: minor(13_333), relativeDifferenceToPrice: -0.25 },
    ...rest,
  })
}
const part = (key: string, cents: number, customData: CustomData = {}): BasketItem =>
  anItem(key, {
    ...inGroup('g'),
    price: { unit: aPrice(cents), total: aPrice(cents) },
    customData,
  })

/** 100.00 for the frame, 50.00 and nothing for what is seen, 20.00 for what is hidden. */
const pair = (customData: CustomData): BasketItem[] => [
  reduced('i1', { ...inGroup('g', true), customData }),
  part('i2', 5000, { rxPart: 'lensType' }),
  part('i3', 0),
  part('i4', 2000, { hideSubItem: true }),
]
const times = (text: string, what: string): number => text.split(what).length - 1

describe.each(Object.entries(PLACES))('a pair in the %s', (place, draw) => {
  const isShort = place === 'popover' || place === 'checkout summary'

  test('has each part that is to be seen in one box, with the frame, and none that is hidden', async () => {
    const html = await draw(pair(WITH_VALUES))
    expect(html.match(/class="[^"]*box/g)).toHaveLength(1)
    const words = wordsOf(html)
    // What is hidden is part of the frame's price.
    expect(words).toMatch(/Fassung 120 € Model 2 50 € Model 3 inklusive/)
    expect(times(words, '170 €')).toBe(1)
    expect(words).not.toContain('Model 4')
  })

  test('has its own values, once, and no other line has them', async () => {
    const alone = wordsOf(await draw(pair(WITH_VALUES)))
    const together = wordsOf(
      await draw([
        ...pair(WITH_VALUES),
        anItem('i7'),
        anItem('i8', { ...inGroup('h', true), customData: LATER }),
      ]),
    )
    for (const words of [alone, together])
      expect(['−2,25', '−1,75'].map((value) => times(words, value))).toEqual([1, 1])
    expect(times(alone, 'fehlen noch')).toBe(0)
    expect(times(together, 'fehlen noch')).toBe(1)
  })

  test('says that values follow, where they do', async () => {
    const html = wordsOf(await draw(pair(LATER)))
    expect(html).toContain(isShort ? 'Werte fehlen noch' : 'Ihre Werte fehlen noch.')
    expect(html).not.toMatch(/[−+]\d,\d\d|±0/)
  })

  test('says addition and prism beside the powers', async () => {
    const right = { sphere: -2.25, addition: 1.75, prism: 1.5, prismBase: 90 }
    const values = { right, left: { sphere: -1.75, addition: 2.25 } }
    const words = wordsOf(await draw(pair({ ...WITH_VALUES, prescriptionValues: values })))
    for (const value of ['+1,75', '1,50', '90', '+2,25']) expect(words).toContain(value)
  })

  test.each(['with values', 'whose values follow', 'without'] as const)(
    'says that it is made for one person: %s',
    async (kind) => {
      const data = {
        'with values': WITH_VALUES,
        'whose values follow': LATER,
        without: { lensType: 'type_none' },
      }
      const says = wordsOf(await draw(pair(data[kind])))
      // The summary beside the steps of the checkout leaves it to the review.
      const isSaid = kind !== 'without' && place !== 'checkout summary'
      expect(/Eigens für Sie gefertigt|Nach Ihren Werten gefertigt/.test(says)).toBe(isSaid)
    },
  )

  test.each([
    ['with parts', pair(WITH_VALUES)],
    ['with hidden parts alone', pair(WITH_VALUES).filter(({ key }) => key === 'i1' || key === 'i4')],
  ])('never strikes a former price of its frame: %s', async (_, items) => {
    const html = await draw(items)
    expect(html).not.toMatch(/<s[ >]/)
    expect(html).not.toContain('133,33')
  })
})

test.each([
  ['that is bought alone', [reduced('i1', {})]],
  [
    'whose hidden part costs nothing',
    [reduced('i1', inGroup('g', true)), part('i4', 0, { hideSubItem: true })],
  ],
])('the basket page strikes the former price of a frame %s', (_, items) =>
  expect(PLACES['basket page']?.(items)).toMatch(/<s [^>]*>133,33/),
)

test('who is not the buyer of an order reads none of its values', async () => {
  const words = wordsOf(await orderLines(pair(WITH_VALUES), 'anyone'))
  expect(words).toMatch(/Model 2 50 €/)
  expect(words).not.toMatch(/−2,25|fehlen noch/)
})
