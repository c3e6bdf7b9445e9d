import type { Role } from './customer.ts'

/** `signin`, `account`: he is sent there. `back`: to where he says he came from, else home. `missing`: there is no such page. */
export type Passage = 'open' | 'signin' | 'account' | 'back' | 'missing'

type Row = Readonly<Record<Role, Passage>>

/** For everybody, as long as the shop sells online. */
const SHOPPING: Row = { anonymous: 'open', guest: 'open', unverified: 'open', verified: 'open' }
/** A guest may come to have an account. */
const SIGNIN: Row = { anonymous: 'open', guest: 'open', unverified: 'account', verified: 'account' }
const CHECKOUT: Row = { anonymous: 'signin', guest: 'open', unverified: 'open', verified: 'open' }
/** The part of an account that helps somebody prove his address. */
const ACCOUNT: Row = { anonymous: 'signin', guest: 'back', unverified: 'open', verified: 'open' }
const INNER: Row = { anonymous: 'signin', guest: 'back', unverified: 'account', verified: 'open' }

/** The screens of spec §6, by the names of the route table. Every other one is open to everybody. */
const GUARDED: Readonly<Record<string, Row>> = {
  basket: SHOPPING,
  wishlist: SHOPPING,
  signin: SIGNIN,
  checkout: CHECKOUT,
  account: ACCOUNT,
  'account-user': ACCOUNT,
  'account-orders': INNER,
  'account-order': INNER,
  'account-appointments': INNER,
  'account-branch-orders': INNER,
  'account-branch-order': INNER,
  'account-subscriptions': INNER,
  'account-subscription': INNER,
}

/** Whether a screen is one of those that a shop without the online shop does not have. Spec §6. */
export const isShoppingScreen = (route: string): boolean => Object.hasOwn(GUARDED, route)

type Asked = {
  route: string
  role: Role
  isOnlineShop: boolean
  /** Whether his address says where he would rather be: a guest does not stop at the checkout then. */
  hasRedirect: boolean
  /** Whether he follows the link of a letter, which is for its reader whoever is signed in. */
  hasLink: boolean
}

/** Who may see what. Spec §6. */
export function guard({ route, role, isOnlineShop, hasRedirect, hasLink }: Asked): Passage {
  const row = isShoppingScreen(route) ? GUARDED[route] : undefined
  if (!row) return 'open'
  if (!isOnlineShop) return 'missing'
  if (row === SIGNIN && hasLink) return 'open'
  if (row === CHECKOUT && role === 'guest' && hasRedirect) return 'back'
  return row[role]
}
