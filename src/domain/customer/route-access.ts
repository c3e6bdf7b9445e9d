import type { Role } from './customer.ts'

/**
 * `signin`, `account`: redirects there. `back`: redirects to the address that the visitor came from, else home. `missing`: there is no such
 * page. `elsewhere`: a page says that this shop does not take the orders.
 */
export type AccessDecision = 'open' | 'signin' | 'account' | 'back' | 'missing' | 'elsewhere'

type Row = Readonly<Record<Role, AccessDecision>>

/** For everybody, as long as the shop sells online. */
const SHOPPING: Row = { anonymous: 'open', guest: 'open', unverified: 'open', verified: 'open' }
/** Guests may open it to create an account. */
const SIGNIN: Row = { anonymous: 'open', guest: 'open', unverified: 'account', verified: 'account' }
const CHECKOUT: Row = { anonymous: 'signin', guest: 'open', unverified: 'open', verified: 'open' }
/** The part of an account in which a customer verifies their email address. */
const ACCOUNT: Row = { anonymous: 'signin', guest: 'back', unverified: 'open', verified: 'open' }
const INNER: Row = { anonymous: 'signin', guest: 'back', unverified: 'account', verified: 'open' }

/** The screens of spec §6, by the names of the route table. Every other screen is open to everybody. */
const GUARDED: Readonly<Record<string, Row>> = {
  basket: SHOPPING,
  wishlist: SHOPPING,
  signin: SIGNIN,
  checkout: CHECKOUT,
  account: ACCOUNT,
  'account-user': ACCOUNT,
  'account-orders': INNER,
  'account-order': INNER,
  'account-values': INNER,
  'account-appointments': INNER,
  'account-branch-orders': INNER,
  'account-branch-order': INNER,
  'account-subscriptions': INNER,
  'account-subscription': INNER,
}

/** Whether a screen is missing in a shop without online sales. Spec §6. */
export const isShoppingScreen = (route: string): boolean => Object.hasOwn(GUARDED, route)

const ORDER_SCREENS: ReadonlySet<string> = new Set([
  'checkout',
  'success',
  'reservation-link',
  'order-link',
  'order-values',
  'order-try-on',
  'lens-reminder',
  'subscription-link',
  'refund',
  'order-status',
  'account-orders',
  'account-order',
  'account-values',
])

/** Whether a screen is about orders that are placed with this shop. */
export const isOrderScreen = (route: string): boolean => ORDER_SCREENS.has(route)

type AccessRequest = {
  route: string
  role: Role
  isOnlineShop: boolean
  /** False where the Shop API knows no orders of this shop. */
  takesOrders: boolean
  /** Whether the address names a page to return to: guests may then sign in instead of going on to the checkout. */
  hasRedirect: boolean
  /** Whether the visitor follows a link in an email: it is for its recipient, whoever is signed in. */
  hasLink: boolean
}

/** The access of a visitor to a screen. Spec §6. */
export function decideAccess({
  route,
  role,
  isOnlineShop,
  takesOrders,
  hasRedirect,
  hasLink,
}: AccessRequest): AccessDecision {
  const row = isShoppingScreen(route) ? GUARDED[route] : undefined
  if (row && !isOnlineShop) return 'missing'
  if (!takesOrders && isOrderScreen(route)) return 'elsewhere'
  if (!row) return 'open'
  if (row === SIGNIN && hasLink) return 'open'
  if (row === CHECKOUT && role === 'guest' && hasRedirect) return 'back'
  return row[role]
}
