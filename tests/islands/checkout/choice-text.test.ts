import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textsFor } from '#i18n/texts.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { AnswerSummary } from '#islands/checkout/AnswerSummary.tsx'
import { CHECKOUT_TEXTS } from '#islands/checkout/checkout-texts.ts'
import { windowLines } from '#islands/checkout/choice-text.ts'
import { DeliveryStep } from '#islands/checkout/DeliveryStep.tsx'
import type { CheckoutShop } from '#islands/checkout/shop.ts'
import { translator } from '#islands/translator.ts'
import { checkoutContext, VALID_ANSWERS } from '#tests/support/checkout.ts'

const SPAN = { min: '2026-11-25', max: '2026-11-27', isOnHold: false }
const LATER = { min: '2026-12-01', max: '2026-12-03', isOnHold: false }
const DAY = { min: '2026-12-01', max: '2026-12-01', isOnHold: false }
const WAITING = { ...LATER, isOnHold: true }

const shopOf = (variant: VariantCode): CheckoutShop => ({
  ...VARIANTS[variant],
  base: '',
  basketHref: '/b/',
  checkoutHref: '/c/',
  signinHref: '/s/',
  countries: [],
  legal: { terms: '/t/', withdrawal: '/w/', privacy: '/p/' },
})

const translate = (variant: VariantCode) => translator(textsFor(variant, CHECKOUT_TEXTS))
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

const linesOf = (variant: VariantCode, kind: 'home' | 'branch', windows: (typeof SPAN)[]) => {
  const method = { ...checkoutContext().deliveries[0]!.method, kind }
  return windowLines({ method, windows }, shopOf(variant), translate(variant)).map(plain)
}

test.each<[VariantCode, string, string, string]>([
  [
    'de-de',
    'Paket 1 von 2: Mi., 25. Nov. bis Fr., 27. Nov.',
    'Paket 2 von 2: Di., 1. Dez. bis Do., 3. Dez.',
    'Paket 2 von 2: Di., 1. Dez.',
  ],
  [
    'fr-ch',
    'Colis 1 sur 2 : du mer. 25 nov. au ven. 27 nov.',
    'Colis 2 sur 2 : du mar. 1er déc. au jeu. 3 déc.',
    'Colis 2 sur 2 : mar. 1er déc.',
  ],
  [
    'it-it',
    'Pacco 1 di 2: mer 25 nov – ven 27 nov',
    'Pacco 2 di 2: mar 1º dic – gio 3 dic',
    'Pacco 2 di 2: mar 1º dic',
  ],
  [
    'cs-cz',
    'Zásilka 1/2: st 25. 11. až pá 27. 11.',
    'Zásilka 2/2: út 1. 12. až čt 3. 12.',
    'Zásilka 2/2: út 1. 12.',
  ],
  [
    'pl-pl',
    'Paczka 1 z 2: śr., 25 lis – pt., 27 lis',
    'Paczka 2 z 2: wt., 1 gru – czw., 3 gru',
    'Paczka 2 z 2: wt., 1 gru',
  ],
])('in %s parcels that come weeks apart have a line each', (variant, first, second, oneDay) => {
  expect(linesOf(variant, 'home', [SPAN, LATER])).toEqual([first, second])
  expect(linesOf(variant, 'branch', [SPAN, LATER])).toEqual([first, second])
  expect(linesOf(variant, 'home', [SPAN, DAY])).toEqual([first, oneDay])
})

test.each<[VariantCode, string, string, string, string]>([
  [
    'de-de',
    'Zustellung Mi., 25. Nov. bis Fr., 27. Nov.',
    'Zustellung am Di., 1. Dez.',
    'Abholbereit Mi., 25. Nov. bis Fr., 27. Nov.',
    'Abholbereit ab Di., 1. Dez.',
  ],
  [
    'fr-ch',
    'Livraison du mer. 25 nov. au ven. 27 nov.',
    'Livraison mar. 1er déc.',
    'Prêt au retrait du mer. 25 nov. au ven. 27 nov.',
    'Prêt au retrait dès le mar. 1er déc.',
  ],
  [
    'it-it',
    'Consegna mer 25 nov – ven 27 nov',
    'Consegna mar 1º dic',
    'Pronto per il ritiro mer 25 nov – ven 27 nov',
    'Pronto per il ritiro da mar 1º dic',
  ],
  [
    'cs-cz',
    'Doručení st 25. 11. až pá 27. 11.',
    'Doručení: út 1. 12.',
    'K vyzvednutí st 25. 11. až pá 27. 11.',
    'K vyzvednutí od: út 1. 12.',
  ],
  [
    'pl-pl',
    'Dostawa: śr., 25 lis – pt., 27 lis',
    'Dostawa: wt., 1 gru',
    'Gotowe do odbioru śr., 25 lis – pt., 27 lis',
    'Gotowe do odbioru od: wt., 1 gru',
  ],
])('in %s one parcel says when it comes, and when it can be collected', (variant, span, day, ready, from) => {
  expect(linesOf(variant, 'home', [SPAN])).toEqual([span])
  expect(linesOf(variant, 'home', [DAY])).toEqual([day])
  expect(linesOf(variant, 'branch', [SPAN])).toEqual([ready])
  expect(linesOf(variant, 'branch', [DAY])).toEqual([from])
})

test.each<[VariantCode, string, string, string, string]>([
  [
    'de-de',
    'Zustellung frühestens Di., 1. Dez.',
    'Abholbereit frühestens Di., 1. Dez.',
    'Paket 2 von 2: frühestens Di., 1. Dez.',
    'Die Lieferzeit beginnt, sobald wir alles für Ihre Gläser haben.',
  ],
  [
    'fr-ch',
    'Livraison au plus tôt le mar. 1er déc.',
    'Prêt au retrait au plus tôt le mar. 1er déc.',
    'Colis 2 sur 2 : au plus tôt le mar. 1er déc.',
    'Le délai commence dès que nous avons tout pour vos verres.',
  ],
  [
    'it-it',
    'Consegna non prima di mar 1º dic',
    'Pronto per il ritiro non prima di mar 1º dic',
    'Pacco 2 di 2: non prima di mar 1º dic',
    'I tempi decorrono da quando abbiamo tutto per le Sue lenti.',
  ],
  [
    'cs-cz',
    'Doručení nejdříve út 1. 12.',
    'K vyzvednutí nejdříve út 1. 12.',
    'Zásilka 2/2: nejdříve út 1. 12.',
    'Doba dodání začne, jakmile máme vše pro vaše skla.',
  ],
  [
    'pl-pl',
    'Dostawa najwcześniej: wt., 1 gru',
    'Gotowe do odbioru najwcześniej: wt., 1 gru',
    'Paczka 2 z 2: najwcześniej wt., 1 gru',
    'Czas dostawy liczy się od chwili, gdy mamy wszystko do Państwa szkieł.',
  ],
])('in %s a parcel that waits for its values has an earliest day', (variant, home, branch, second, why) => {
  expect(linesOf(variant, 'home', [WAITING])).toEqual([home, why])
  expect(linesOf(variant, 'branch', [WAITING])).toEqual([branch, why])
  expect(linesOf(variant, 'home', [SPAN, WAITING])).toEqual([expect.any(String), second, why])
})

test('without a known parcel the day follows', () =>
  expect(linesOf('de-de', 'home', [])).toEqual(['Termin nach Versand']))

const STOCKED = { id: 1, carrierKey: 'DHL', deliveryDate: SPAN }
const ORDERED = { id: 2, carrierKey: 'DHL', deliveryDate: LATER }
const deps = checkoutContext({ packages: [STOCKED, ORDERED] })
const given = { answers: VALID_ANSWERS, shop: shopOf('de-de'), t: translate('de-de') }
const FIRST = 'Paket 1 von 2: Mi., 25. Nov. bis Fr., 27. Nov.'
const SECOND = 'Paket 2 von 2: Di., 1. Dez. bis Do., 3. Dez.'

test('each delivery method has a line for each parcel', () => {
  const props = { ...given, deliveries: deps.deliveries, branches: [], country: deps.country, errors: [] }
  const html = plain(renderToStaticMarkup(createElement(DeliveryStep, props)))
  expect(html).toContain(`>${FIRST}\n${SECOND}<`)
})

test('the review has a line for each parcel', () => {
  const props = { ...given, deps, hasSeparateBillingAddress: false, onVisit: () => undefined }
  const html = plain(renderToStaticMarkup(createElement(AnswerSummary, props)))
  expect(html).toContain(`<span>${FIRST}</span><span>${SECOND}</span>`)
})
