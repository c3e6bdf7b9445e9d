import { roleOf, type Customer } from '#domain/customer/customer.ts'
import { guard, isShoppingScreen, type Passage } from '#domain/customer/guard.ts'
import type { Flags } from '#domain/shop/configuration.ts'
import type { RouteName } from '#i18n/routes.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { wayBack } from './way-back.ts'

type Visit = {
  ctx: Pick<Context, 'env'> & {
    shop(variant: VariantCode): { configuration(): Promise<{ flags: Pick<Flags, 'onlineShop'> }> }
  }
  variant: VariantCode
  route: RouteName
  customer: Customer | null
  /** As the visitor sees it. */
  url: URL
}

/** What links of letters carry to the sign-in page. */
export const LINKS = ['verify', 'hash'] as const

/** Whether somebody may see a screen, and where else he is sent. */
export async function passageOf({ ctx, variant, route, customer, url }: Visit): Promise<Passage> {
  if (!isShoppingScreen(route)) return 'open'
  const { flags } = await ctx.shop(variant).configuration()
  const { searchParams } = url
  return guard({
    route,
    role: roleOf(customer),
    isOnlineShop: flags.onlineShop,
    hasRedirect: redirectIn(url, variant, ctx) !== null,
    hasLink: LINKS.some((name) => searchParams.has(name)),
  })
}

/** Where the address says that the visitor is to go on to. */
export const redirectIn = (url: URL, variant: VariantCode, { env }: Pick<Context, 'env'>): string | null =>
  wayBack(url.searchParams.get('redirectUrl'), { url, variant, domains: env.domains })
