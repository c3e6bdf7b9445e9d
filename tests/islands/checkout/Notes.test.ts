import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CheckoutChange } from '#domain/checkout/checkout-view.ts'
import { textsFor } from '#i18n/texts.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { CHECKOUT_TEXTS } from '#islands/checkout/checkout-texts.ts'
import { Notes } from '#islands/checkout/Notes.tsx'
import { translator } from '#islands/translator.ts'

const notes = (change: CheckoutChange): string =>
  renderToStaticMarkup(
    createElement(Notes, {
      view: { note: null, changes: [change], country: 'DE', paymentProvider: 'sandbox' },
      isFirst: true,
      saveFailure: null,
      shop: {
        ...VARIANTS['de-de'],
        base: '/de-de',
        basketHref: '/b/',
        checkoutHref: '/c/',
        signinHref: '/s/',
        countries: [],
        legal: { terms: '/t/', withdrawal: '/w/', privacy: '/p/' },
      },
      t: translator(textsFor('de-de', CHECKOUT_TEXTS)),
    }),
  )

test('a pair that lost a lens leads to the configurator with its values, where these are kept', () => {
  const removed = { kind: 'removed', name: 'Linz', quantity: 1 } as const
  const kept = notes({ ...removed, path: '/p/linz-1/?configure=summary&variantid=1' })
  expect(kept).toContain('href="/de-de/p/linz-1/?configure=summary&amp;variantid=1"')
  expect(kept).toContain('Andere Gläser wählen')
  expect(notes(removed)).not.toContain('href')
})

test('a gift that is no longer earned is not called sold out', () => {
  const lost = notes({ kind: 'removed', name: 'Putztuch', quantity: 1, isGift: true })
  expect(lost).toContain('Das Geschenk Putztuch entfällt')
  expect(lost).not.toContain('lieferbar')
})
