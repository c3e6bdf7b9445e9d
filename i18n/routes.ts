import { BRANCH_CITY, branches, CANCELLATION, inWords, WITHDRAWAL } from './path-words.ts'
import { VARIANTS, type VariantCode } from './variants.ts'

type Pattern = string | ((variant: VariantCode) => string | null)

/**
 * The route table: every screen of spec §2 by its canonical English name, which is the name of its file in src/pages
 * (src/fetch.ts lists the few that share one). A more specific pattern comes before a more general one. `:name` is
 * one part of a path, `:name*` the rest of it.
 */
const ROUTES = {
  home: '/',
  basket: '/basket/',
  search: '/search/',
  signin: '/signin/',
  signout: '/signout/',
  success: '/success/',
  refund: '/refund/',
  checkout: '/checkout/',
  wishlist: '/wishlist/',
  'product-family': '/p/:family/',
  product: '/p/:slug/',
  /** On the path of a product by the parameter `configure`; on that of a branch, or with a signed link of all, by `appointment`; of all by `listing`. */
  configurator: () => null,
  appointment: () => null,
  'appointment-link': () => null,
  'branch-choice': () => null,
  account: '/account/',
  'account-user': '/account/user/',
  'account-orders': '/account/orders/',
  'account-order': '/account/orders/:id/',
  /** The customer's own values, below the account like all that only its customer sees. */
  'account-values': '/account/values/',
  'account-appointments': '/account/appointments/',
  'account-branch-orders': '/account/branch-order/',
  'account-branch-order': '/account/branch-order/:id/',
  'account-subscriptions': '/account/subscriptions/',
  'account-subscription': '/account/subscriptions/:id/',
  'stock-alert': '/overlays/back-in-stock/:id/',
  reservation: '/overlays/reservation/:id/',
  overlay: '/overlays/:group/:slug/',
  branches: branches(''),
  'branch-city': (variant) => branches(`${BRANCH_CITY[VARIANTS[variant].language]}/:county/:city/`)(variant),
  branch: branches(':city/:id/'),
  /** By the signed link of an email: an order, a reservation, a subscription, missing values, frames to try at home, contact lenses that run out. */
  'order-link': '/order/',
  'reservation-link': '/reservation/',
  'subscription-link': '/subscription/',
  'order-values': '/order/values/',
  'order-try-on': '/order/try-on/',
  'lens-reminder': '/order/lenses/',
  /** An instrument is a document of its own, with what it may use. */
  'hearing-check': '/instruments/hearing/',
  'virtual-try-on': '/instruments/try-on/',
  'pupil-distance': '/instruments/pupil-distance/',
  'face-scan': '/instruments/face-scan/',
  'order-status': inWords({
    de: '/service/auftragsstatus/',
    pl: '/uslugi/status/',
    fr: '/service/statut/',
    it: '/servizi/stato/',
  }),
  instructions: inWords({
    de: '/service/gebrauchsanweisungen/',
    cs: '/servis/navod-k-pouziti/',
    pl: '/uslugi/instrukcje-uzytkowania/',
    fr: '/service/mode-demploi/',
    it: '/servizi/istruzioni-per-l-uso/',
  }),
  conformity: inWords({
    de: '/service/konformitaetserklaerungen/',
    cs: '/servis/eu-prohlaseni-o-shode/',
    pl: '/uslugi/deklaracja-zgodnosci/',
    fr: '/service/certificat-de-conformite/',
    it: '/servizi/dichiarazione-di-conformita/',
  }),
  'subscription-cancellation': (variant) => CANCELLATION[variant] ?? null,
  withdrawal: (variant) =>
    VARIANTS[variant].country === 'CH' ? null : (WITHDRAWAL[VARIANTS[variant].language] ?? null),
  /** A category, else a story, else not found. */
  category: '/:path*/',
} as const satisfies Record<string, Pattern>

export type RouteName = keyof typeof ROUTES

/** Product pages of one family; the product is named by the query parameter `variantid`. */
export const FAMILIES = [
  'merch-pdp',
  'glasses-pdp',
  'rx-glasses-pdp',
  'contact-lens-pdp',
  'cleaning-fluid-pdp',
  'cleaning-fluid-pdp-legacy',
  'hearing-aids-merch-pdp',
] as const

/** `params` are decoded. */
export type Match = { route: RouteName; params: Record<string, string> }

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[]

function patternOf(variant: VariantCode, route: RouteName): string | null {
  const pattern: Pattern = ROUTES[route]
  return typeof pattern === 'string' ? pattern : pattern(variant)
}

/**
 * The screen of a path without variant prefix, ending in a slash. Null if the variant has no such screen, or if a
 * part cannot be decoded.
 * @example matchPath('de-it', '/niederlassungen/stadt/bozen/meran/') // { route: 'branch-city', params: { county: 'bozen', city: 'meran' } }
 */
export function matchPath(variant: VariantCode, path: string): Match | null {
  const parts = decoded(path)
  if (!parts) return null
  for (const route of ROUTE_NAMES) {
    const pattern = patternOf(variant, route)
    const params = pattern && paramsOf(pattern.split('/').slice(1, -1), parts)
    if (params && isAllowed(route, params)) return { route, params }
  }
  return null
}

function decoded(path: string): string[] | null {
  if (!path.startsWith('/') || !path.endsWith('/')) return null
  try {
    return path.split('/').slice(1, -1).map(decodeURIComponent)
  } catch {
    return null
  }
}

function paramsOf(pattern: string[], parts: string[]): Record<string, string> | null {
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    if (expected.endsWith('*')) {
      const rest = parts.slice(index)
      return rest.length > 0 && rest.every(Boolean)
        ? { ...params, [expected.slice(1, -1)]: rest.join('/') }
        : null
    }
    const part = parts[index]
    if (!part) return null
    if (expected.startsWith(':')) params[expected.slice(1)] = part
    else if (expected !== part) return null
  }
  return parts.length === pattern.length ? params : null
}

const isFamily = (name: string | undefined): boolean => FAMILIES.some((family) => family === name)

/** The catch-all route does not match below the prefixes of the shop's own screens. */
const OWN_PREFIXES = ['p', 'account', 'overlays']

function isAllowed(route: RouteName, params: Record<string, string>): boolean {
  if (route === 'product-family') return isFamily(params['family'])
  return route !== 'category' || !OWN_PREFIXES.includes(params['path']?.split('/')[0] ?? '')
}

/**
 * Path of a screen without variant prefix, ending in a slash. Null if the variant has no such screen (order status in
 * cs-cz). Throws when a part of the path is missing from `params`.
 */
export function pathOf(
  variant: VariantCode,
  route: RouteName,
  params: Record<string, string> = {},
): string | null {
  const pattern = patternOf(variant, route)
  return pattern?.replaceAll(/:(\w+)\*?/g, (_, name: string) => part(route, name, params[name])) ?? null
}

function part(route: RouteName, name: string, value: string | undefined): string {
  if (!value) throw new RangeError(`the route ${route} needs ${name}`)
  return value.split('/').map(encodeURIComponent).join('/')
}
