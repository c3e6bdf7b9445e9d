import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { campaignTags } from '#server/page-cache/page-query.ts'

/**
 * The redirect that the shop has for an address without a page. Null also when the shop does not answer: no screen
 * has the address, and that is known without the shop. (For an address that may be a category, the shop has been
 * queried before, and its failure is an error.)
 */
export async function findRedirect(ctx: Pick<Context, 'shop' | 'log'>, variant: VariantCode, path: string) {
  try {
    return await ctx.shop(variant).redirect(path)
  } catch (error) {
    ctx.log.warn({ error, path }, 'redirects could not be read')
    return null
  }
}

/**
 * Where a redirect leads: another site by its full address, else a path of the variant, whether it is written with a slash or without.
 *
 * @example redirectLocation('neu/', (path) => `/de-de${path}`) // "/de-de/neu/"
 */
export const redirectLocation = (target: string, href: (path: string) => string): string =>
  /^https?:\/\//i.test(target) ? target : href(`/${target.replace(/^\/+/, '')}`)

/**
 * A redirect within the shop leads on with the tags of a campaign: the click of an advertisement is measured on the page where it ends. What its
 * target sets itself stays.
 */
export function withCampaignTags(location: string, query: URLSearchParams): string {
  if (!/^\/(?!\/)/.test(location)) return location
  const target = new URL(location, 'http://localhost')
  const tags = campaignTags(query).filter(([name]) => !target.searchParams.has(name))
  if (tags.length === 0) return location
  for (const [name, value] of tags) target.searchParams.append(name, value)
  return `${target.pathname}${target.search}${target.hash}`
}

type Redirect = { status: number; headers: [string, string][] }

/** A shared redirect with the tags with which a visitor came, which is theirs alone; null where they change nothing. */
export function withOwnTags(
  { status, headers }: Redirect,
  query: URLSearchParams,
): (Redirect & { body: string }) | null {
  const location = headers.find(([name]) => name === 'location')?.[1] ?? ''
  const own = withCampaignTags(location, query)
  if (own === location) return null
  return {
    status,
    headers: [
      ...headers.filter(([name]) => name !== 'location' && name !== 'cache-control'),
      ['location', own],
    ],
    body: '',
  }
}
