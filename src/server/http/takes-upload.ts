import { matchPath } from '#i18n/routes.ts'
import { parseVariantUrl } from '#i18n/urls.ts'
import type { Context } from '#server/context.ts'

type Scope = { env: Pick<Context['env'], 'domains'>; afterSale: Pick<Context['afterSale'], 'orderIdOfLink'> }

/** Whether an address takes a picture: only the page of values that follow an order, by a link that this shop has signed. */
export function takesUpload({ env, afterSale }: Scope, url: URL): boolean {
  const token = url.searchParams.get('link')
  const parsed = token === null ? null : parseVariantUrl(url, env.domains)
  if (token === null || !parsed) return false
  const isPage = matchPath(parsed.variant, parsed.path)?.route === 'order-values'
  return isPage && afterSale.orderIdOfLink(token) !== null
}
