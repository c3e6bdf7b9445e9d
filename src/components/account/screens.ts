import type { Flags } from '#domain/shop/configuration.ts'
import type { RouteName } from '#i18n/routes.ts'

const SCREENS = [
  'account',
  'account-user',
  'account-orders',
  'account-values',
  'account-appointments',
  'account-branch-orders',
  'account-subscriptions',
] as const satisfies RouteName[]
export type AccountScreen = (typeof SCREENS)[number]

/** Customers with an unverified address see only these. Spec §6. */
const FIRST: readonly AccountScreen[] = ['account', 'account-user']

/** The screens in the account's navigation. Subscriptions are included where the shop has them. Spec §9. */
export const accountScreens = (isVerified: boolean, flags: Pick<Flags, 'subscription'>): AccountScreen[] =>
  SCREENS.filter((screen) => isVerified || FIRST.includes(screen)).filter(
    (screen) => flags.subscription || screen !== 'account-subscriptions',
  )
