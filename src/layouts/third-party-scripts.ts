import type { RouteName } from '#i18n/routes.ts'

/**
 * The scripts that are not the shop's own, each after consent and only where a shop has configured it: the tag manager
 * (either group), the detection of bots (statistics), the visual search (marketing). These are the screens on which they
 * may run, and what is measured there. They run on no other screen: there people enter or see passwords, addresses, orders or values of
 * their eyes, which any script on the page could read. No script of a payment provider is loaded at all: shoppers pay on
 * the provider's own pages. The visual editor's script runs only in the editor's frame (`server/preview`).
 */
export const CONTAINER_SCREENS: Partial<Record<RouteName, string>> = {
  home: 'where visits begin',
  category: 'lists and stories that were seen',
  search: 'how many terms were found',
  product: 'products that were seen',
  'product-family': 'products that were seen',
  basket: 'what was put in and taken out',
  wishlist: 'what was remembered',
  branches: 'the way to a branch',
  'branch-city': 'the way to a branch',
  branch: 'the way to a branch',
  overlay: 'stories that were opened',
  instructions: 'documents that were opened',
  conformity: 'documents that were opened',
}

/** Parameters that let whoever knows them act or read for somebody else, or tell where a visitor is or how wide their face is. */
const SECRETS = [
  'near',
  'width',
  'minWidth',
  'maxWidth',
  'hash',
  'verify',
  'cbd',
  'confirm',
  'leave',
  'received',
  'payment',
  '_storyblok_tk[token]',
]

/** Whether the query has such a parameter. Then the address must not be the `document.referrer` of the next page either, on which the tag manager may run. */
export const holdsSecret = (query: URLSearchParams): boolean => SECRETS.some((name) => query.has(name))

/** Whether the tag manager may run: never where the address holds a secret. */
export const mayRunContainer = (route: RouteName, query: URLSearchParams): boolean =>
  CONTAINER_SCREENS[route] !== undefined && !holdsSecret(query)
