import { isOrderScreen } from '#domain/customer/route-access.ts'
import { type Match, pathOf, type RouteName } from '#i18n/routes.ts'
import { absoluteUrl, href } from '#i18n/urls.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { createCaller } from '#server/session/caller.ts'

/** What a page knows of a request, before anything is known of its visitor. */
export function pageLocals(ctx: Context, publicUrl: URL, variant: VariantCode, match: Match): App.Locals {
  const { domains } = ctx.env
  return {
    ctx,
    variant,
    match,
    publicUrl,
    caller: createCaller(ctx.visitors, new Headers(), publicUrl),
    customer: null,
    href: (path, to) => href(domains, variant, path, to),
    to: (route, params) => {
      const path = isLinked(ctx, route) ? pathOf(variant, route, params) : null
      return path && href(domains, variant, path)
    },
    absolute: (path, of = variant) => absoluteUrl(domains, publicUrl.origin, of, path),
  }
}

/** Where the shop takes no orders, nothing leads to their screens but to the checkout, which explains itself. */
const isLinked = ({ takesOrders }: Context, route: RouteName): boolean =>
  takesOrders || route === 'checkout' || !isOrderScreen(route)
