import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatMoney } from '#domain/money/format.ts'
import { textsFor } from '#i18n/texts.ts'
import { SUBSCRIPTION_TEXTS } from '#islands/basket/subscription-texts.ts'
import { SubscriptionLine } from '#islands/basket/SubscriptionLine.tsx'
import { translator } from '#islands/translator.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { aProduct, attributesOf } from '#tests/support/goods.ts'

const DAYS = { today: '2027-01-31', intl: 'de-DE' }
const subscribed = {
  pricePromotionKey: 'subscription',
  subscriptionDefinition: { subscriptionInterval: '1', subscriptionDeliveryDate: 30 },
}
const drawn = (customData: Record<string, unknown>, days?: typeof DAYS, product = aProduct(1)) =>
  renderToStaticMarkup(
    createElement(SubscriptionLine, {
      item: anItem('i1', { customData, product }),
      money: (amount) => formatMoney(amount, { intl: 'de-DE', currency: 'EUR' }),
      t: translator(textsFor('de-de', SUBSCRIPTION_TEXTS)),
      ...(days && { days }),
    }),
  )

test('a line that comes again names its rhythm, its price and the days of the next deliveries', () => {
  expect(drawn(subscribed, DAYS)).toMatch(/Im Abo jeden Monat[^<]*€[^<]*<\/p>/)
  expect(drawn(subscribed, DAYS).replaceAll('\u00A0', ' ')).toContain(
    '28. Februar 2027 · 30. März 2027 · 30. April 2027',
  )
})

test('where a plan names the days, the line does not', () => expect(drawn(subscribed)).not.toContain('2027'))

test('a line that is bought once says nothing', () => expect(drawn({}, DAYS)).toBe(''))

test.each([
  [{ quantityPerUnit: '30' }, /€ je Packung</],
  [{ preservativeFree: 'true' }, /€ je Stück</],
])('the price of goods with %j is that of a pack or a piece', (known, words) => {
  const product = aProduct(7, { attributes: attributesOf(known) })
  expect(drawn(subscribed, undefined, product).replaceAll('\u00A0', ' ')).toMatch(words)
})
