import { roleOf, type Customer } from '#domain/customer/customer.ts'
import {
  type AccessDecision,
  decideAccess,
  isOrderScreen,
  isShoppingScreen,
} from '#domain/customer/route-access.ts'
import type { Flags } from '#domain/shop/configuration.ts'
import type { RouteName } from '#i18n/routes.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { safeRedirect } from './safe-redirect.ts'

type AccessInput = {
  ctx: Pick<Context, 'env' | 'takesOrders'> & {
    shop(variant: VariantCode): { configuration(): Promise<{ flags: Pick<Flags, 'onlineShop'> }> }
  }
  variant: VariantCode
  route: RouteName
  customer: Customer | null
  /** As the visitor sees it. */
  url: URL
}

/** The query parameters with which links in emails open the sign-in page. */
export const EMAIL_LINK_PARAMETERS = ['verify', 'hash'] as const

/** Whether the visitor may see a screen, and if not, where they are redirected. */
export async function accessDecision({
  ctx,
  variant,
  route,
  customer,
  url,
}: AccessInput): Promise<AccessDecision> {
  const { takesOrders } = ctx
  if (!isShoppingScreen(route) && (takesOrders || !isOrderScreen(route))) return 'open'
  const { flags } = await ctx.shop(variant).configuration()
  const { searchParams } = url
  return decideAccess({
    route,
    role: roleOf(customer),
    isOnlineShop: flags.onlineShop,
    takesOrders,
    hasRedirect: redirectTarget(url, variant, ctx) !== null,
    hasLink: EMAIL_LINK_PARAMETERS.some((name) => searchParams.has(name)),
  })
}

/** The page to which the address redirects after this one. */
export const redirectTarget = (
  url: URL,
  variant: VariantCode,
  { env }: Pick<Context, 'env'>,
): string | null => safeRedirect(url.searchParams.get('redirectUrl'), { url, variant, domains: env.domains })
