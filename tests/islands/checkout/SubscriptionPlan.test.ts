import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import { paymentMethods } from '#domain/checkout/payment-method.ts'
import { textsFor } from '#i18n/texts.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { CHECKOUT_TEXTS } from '#islands/checkout/checkout-texts.ts'
import { SubscriptionPlan } from '#islands/checkout/SubscriptionPlan.tsx'
import { translator } from '#islands/translator.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { aPrice, aProduct, aVariant } from '#tests/support/goods.ts'
import { subscribable } from '#tests/support/subscriptions.ts'

const item = anItem('i1', {
  product: { ...aProduct(1), ...subscribable() },
  variant: { ...aVariant(1), price: aPrice(2000) },
  price: { unit: aPrice(1800), total: aPrice(1800) },
  customData: {
    pricePromotionKey: 'subscription',
    subscriptionDefinition: { subscriptionInterval: '3', subscriptionDeliveryDate: 12 },
  },
})

function drawn(key: string): string {
  const method = paymentMethods('IT', 'sandbox').find((each) => each.key === key)
  if (!method) throw new Error(`no ${key}`)
  return renderToStaticMarkup(
    createElement(SubscriptionPlan, {
      view: { basket: { ...emptyBasket('EUR'), items: [item] }, today: '2026-11-23' },
      methods: { delivery: null, payment: { method, unavailableReason: null } },
      shop: {
        ...VARIANTS['it-it'],
        base: '/it-it',
        basketHref: '/b/',
        checkoutHref: '/c/',
        signinHref: '/s/',
        countries: [],
        legal: { terms: '/t/', withdrawal: '/w/', privacy: '/p/' },
      },
      t: translator(textsFor('it-it', CHECKOUT_TEXTS)),
    }),
  ).replaceAll('\u00A0', ' ')
}

test('what paying on delivery costs is within each later delivery', () => {
  const plan = drawn('cash_on_delivery')
  for (const part of ['21,50 €', 'Commissione: Contrassegno: 3,90 €']) expect(plan).toContain(part)
  expect(plan).not.toContain('17,60 €')
})

test('another method names no fee', () => {
  const plan = drawn('creditcard')
  expect(plan).toContain('17,60 €')
  expect(plan).not.toContain('Commissione')
})
