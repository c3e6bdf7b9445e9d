import type { RouteName } from './routes.ts'

/** Page type of every screen, or its tracking tag if it has none. `osp` is the page of a placed order. Spec §2. */
export const PAGE_TYPES: Record<RouteName, string> = {
  home: 'homepage',
  basket: 'basket',
  search: 'search',
  signin: 'signin_page',
  signout: 'other',
  success: 'osp',
  refund: 'other',
  checkout: 'checkout',
  wishlist: 'wishlist_page',
  'product-family': 'product',
  product: 'product',
  account: 'account',
  'account-user': 'account_area:user',
  'account-orders': 'account_area',
  'account-order': 'account_area',
  'account-appointments': 'account_area',
  'account-branch-orders': 'account_area',
  'account-branch-order': 'account_area',
  'account-subscriptions': 'account_area',
  'account-subscription': 'account_area',
  'stock-alert': 'other',
  overlay: 'other',
  branches: 'store store-list',
  'branch-city': 'store store-list',
  branch: 'store store-details',
  'order-link': 'other',
  'order-status': 'other',
  instructions: 'other',
  conformity: 'other',
  'subscription-cancellation': 'subscription-cancellation',
  withdrawal: 'other',
  category: 'product',
}

/** The screens whose path alone decides the page type; all others are looked up. Spec §2 "page-type mapping". */
export const MAPPED_SCREENS = [
  'home',
  'basket',
  'signin',
  'success',
  'checkout',
  'wishlist',
] as const satisfies RouteName[]
