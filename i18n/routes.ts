import type { Language, VariantCode } from './variants.ts'

/** Every screen of the shop by its canonical English name: the name of its file in src/pages. */
export type RouteName =
  | 'home'
  | 'basket'
  | 'search'
  | 'signin'
  | 'signout'
  | 'success'
  | 'checkout'
  | 'wishlist'
  | 'product'
  | 'product-family'
  | 'account'
  | 'account-user'
  | 'account-orders'
  | 'account-order'
  | 'account-appointments'
  | 'account-branch-orders'
  | 'account-branch-order'
  | 'account-subscriptions'
  | 'account-subscription'
  | 'overlay'
  | 'branches'
  | 'branch'
  | 'branch-city'
  | 'order-status'
  | 'instructions'
  | 'conformity'
  | 'subscription-cancellation'
  | 'category' // the catch-all: a category listing or a content page

/** `params` are decoded. */
export type Match = { route: RouteName; params: Record<string, string> }

/** Path mode has every path below `/{variant}`; domain mode has none. `path` here is always without that prefix. */
export type MatchPath = (variant: VariantCode, path: string) => Match | null

/** Path without variant prefix, ending in a slash, or null where the variant has no such route (order status in cs-cz). */
export type PathOf = (
  variant: VariantCode,
  route: RouteName,
  params?: Record<string, string>,
) => string | null

export type { Language }
