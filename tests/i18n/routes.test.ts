import { describe, expect, test } from 'vitest'
import { FAMILIES, matchPath, pathOf, ROUTE_NAMES, type RouteName } from '#i18n/routes.ts'
import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'

/** On the path of another screen. */
const BY_PARAMETER: ReadonlySet<string> = new Set([
  'configurator',
  'appointment',
  'appointment-link',
  'branch-choice',
])

const PARAMS: Partial<Record<RouteName, Record<string, string>>> = {
  'product-family': { family: 'glasses-pdp' },
  product: { slug: 'größe 50 %-42' },
  'account-order': { id: '123456789012' },
  'account-branch-order': { id: '7' },
  'account-subscription': { id: '7' },
  'stock-alert': { id: '500001' },
  reservation: { id: '500001' },
  overlay: { group: 'newsletter', slug: 'willkommen' },
  'branch-city': { county: 'bozen', city: 'meran' },
  branch: { city: 'köln', id: '12' },
  category: { path: 'brillen/für damen/rund' },
}

const EVERYWHERE = VARIANT_CODES.flatMap((variant) => ROUTE_NAMES.map((route) => [variant, route] as const))

describe('the path of every screen of a variant leads back to the screen', () => {
  test.each(EVERYWHERE)('%s %s', (variant, route) => {
    const params = PARAMS[route] ?? {}
    const path = pathOf(variant, route, params)
    if (path === null) return
    expect(path).toMatch(/^\/(.*\/)?$/)
    expect(matchPath(variant, path)).toEqual({ route, params })
  })

  test('only these screens are missing, and the configurator has the path of its product', () => {
    const missing = EVERYWHERE.filter(
      ([variant, route]) => !BY_PARAMETER.has(route) && pathOf(variant, route, PARAMS[route]) === null,
    )
    expect(missing).toEqual([
      ['cs-cz', 'order-status'],
      ['de-ch', 'withdrawal'],
      ['fr-ch', 'withdrawal'],
      ['it-ch', 'withdrawal'],
      ['it-it', 'subscription-cancellation'],
      ['de-it', 'subscription-cancellation'],
    ])
  })
})

describe('the paths of the specification', () => {
  test.each<[VariantCode, string, RouteName, Record<string, string>]>([
    ['de-de', '/', 'home', {}],
    ['de-de', '/basket/', 'basket', {}],
    ['pl-pl', '/search/', 'search', {}],
    ['fr-ch', '/signin/', 'signin', {}],
    ['fr-ch', '/signout/', 'signout', {}],
    ['cs-cz', '/success/', 'success', {}],
    ['cs-cz', '/checkout/', 'checkout', {}],
    ['it-it', '/wishlist/', 'wishlist', {}],
    ['de-de', '/p/alba-42/', 'product', { slug: 'alba-42' }],
    ['de-de', '/account/', 'account', {}],
    ['de-de', '/account/user/', 'account-user', {}],
    ['de-de', '/account/orders/', 'account-orders', {}],
    ['de-de', '/account/orders/1/', 'account-order', { id: '1' }],
    ['de-de', '/account/values/', 'account-values', {}],
    ['de-de', '/account/appointments/', 'account-appointments', {}],
    ['de-de', '/account/branch-order/', 'account-branch-orders', {}],
    ['de-de', '/account/branch-order/1/', 'account-branch-order', { id: '1' }],
    ['de-de', '/account/subscriptions/', 'account-subscriptions', {}],
    ['de-de', '/account/subscriptions/1/', 'account-subscription', { id: '1' }],
    ['de-de', '/overlays/newsletter/x/', 'overlay', { group: 'newsletter', slug: 'x' }],
    ['de-at', '/niederlassungen/', 'branches', {}],
    ['de-at', '/niederlassungen/wien/1/', 'branch', { city: 'wien', id: '1' }],
    ['cs-cz', '/pobocky/mesto/a/b/', 'branch-city', { county: 'a', city: 'b' }],
    ['pl-pl', '/salony/miasto/a/b/', 'branch-city', { county: 'a', city: 'b' }],
    ['fr-ch', '/succursales/ville/a/b/', 'branch-city', { county: 'a', city: 'b' }],
    ['it-it', '/filiali/citta/a/b/', 'branch-city', { county: 'a', city: 'b' }],
    ['it-ch', '/filiali/citta/a/b/', 'branch-city', { county: 'a', city: 'b' }],
    ['de-it', '/niederlassungen/stadt/a/b/', 'branch-city', { county: 'a', city: 'b' }],
    ['de-ch', '/service/auftragsstatus/', 'order-status', {}],
    ['pl-pl', '/uslugi/status/', 'order-status', {}],
    ['fr-ch', '/service/statut/', 'order-status', {}],
    ['it-it', '/servizi/stato/', 'order-status', {}],
    ['de-it', '/service/gebrauchsanweisungen/', 'instructions', {}],
    ['cs-cz', '/servis/navod-k-pouziti/', 'instructions', {}],
    ['pl-pl', '/uslugi/instrukcje-uzytkowania/', 'instructions', {}],
    ['fr-ch', '/service/mode-demploi/', 'instructions', {}],
    ['it-ch', '/servizi/istruzioni-per-l-uso/', 'instructions', {}],
    ['de-de', '/service/konformitaetserklaerungen/', 'conformity', {}],
    ['cs-cz', '/servis/eu-prohlaseni-o-shode/', 'conformity', {}],
    ['pl-pl', '/uslugi/deklaracja-zgodnosci/', 'conformity', {}],
    ['fr-ch', '/service/certificat-de-conformite/', 'conformity', {}],
    ['it-it', '/servizi/dichiarazione-di-conformita/', 'conformity', {}],
    ['de-at', '/spar-abo/kuendigung/', 'subscription-cancellation', {}],
    ['de-de', '/spar-abo/kuendigung/', 'subscription-cancellation', {}],
    ['de-ch', '/spar-abo/kuendigung/', 'subscription-cancellation', {}],
    ['cs-cz', '/vyhodne-predplatne/zruseni/', 'subscription-cancellation', {}],
    ['pl-pl', '/abonament-oszczednosciowy/rezzygnacja/', 'subscription-cancellation', {}],
    ['fr-ch', '/abonnement-eco/resiliation/', 'subscription-cancellation', {}],
    ['it-ch', '/abbonamento-risparmio/disdetta/', 'subscription-cancellation', {}],
    ['de-it', '/vertrag-widerrufen/', 'withdrawal', {}],
    ['cs-cz', '/odstoupit-od-smlouvy/', 'withdrawal', {}],
    ['pl-pl', '/odstap-od-umowy/', 'withdrawal', {}],
    ['it-it', '/recedi-dal-contratto/', 'withdrawal', {}],
    [
      'de-de',
      '/kontaktlinsen/kontaktlinsenpflege/',
      'category',
      { path: 'kontaktlinsen/kontaktlinsenpflege' },
    ],
    ['cs-cz', '/service/auftragsstatus/', 'category', { path: 'service/auftragsstatus' }],
  ])('%s %s is %s', (variant, path, route, params) => {
    expect(matchPath(variant, path)).toEqual({ route, params })
    expect(pathOf(variant, route, params)).toBe(path)
  })

  test.each(FAMILIES)('/p/%s/ is the page of a family', (family) => {
    expect(matchPath('de-de', `/p/${family}/`)).toEqual({ route: 'product-family', params: { family } })
  })
})

describe('no screen matches', () => {
  test.each([
    ['a path that cannot be decoded', '/brillen/%E0%A4%A/'],
    ['a path without its final slash', '/brillen'],
    ['a path without its first slash', 'brillen/'],
    ['an empty part', '/brillen//damen/'],
    ['a product without a slug', '/p/'],
    ['a path longer than a product’s', '/p/alba-42/more/'],
    ['a page that the account lacks', '/account/unknown/'],
    ['half an overlay', '/overlays/newsletter/'],
  ])('%s', (_, path) => {
    expect(matchPath('de-de', path)).toBeNull()
  })
})

test('a path needs all of its parts', () => {
  expect(() => pathOf('de-de', 'product')).toThrow('the route product needs slug')
})
