import type { NamedListing } from '#server/loaders/listing/listing-address.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { branchCookie, chosenBranch } from '#server/session/branch-cookie.ts'
import { formAction, seeOther } from './form-action.ts'

type Scope = Pick<RequestScope, 'variant'> & { ctx: Pick<RequestScope['ctx'], 'shop'> }
type Choice = { url: URL; listing: NamedListing; href(path: string): string }

/** Remembers the branch of the form and goes to what of the listing it has. One that the shop does not have is chosen again. */
export const handleBranchChoice = (
  { ctx, variant }: Scope,
  request: Request,
  { url, listing, href }: Choice,
): Promise<Response> =>
  formAction(request, url, async (form) => {
    const id = String(form.get('branch') ?? '')
    const branch = /^[1-9]\d{0,8}$/.test(id) ? await ctx.shop(variant).branch(Number(id)) : null
    if (!branch) return seeOther(`${url.pathname}${url.search}`)
    const response = seeOther(href(listing.address({ ...listing.query, page: 1, branch: branch.id })))
    response.headers.append('set-cookie', branchCookie(branch.id, url.protocol === 'https:'))
    return response
  })

/**
 * Goes to what of the listing the remembered branch has; null: none is remembered that the shop has, or the listing shows one already, so that
 * another one is to be chosen.
 */
export async function chooseBranch(
  { ctx, variant }: Scope,
  cookies: string | null,
  { url, listing, href }: Choice,
): Promise<Response | null> {
  const id = chosenBranch(cookies)
  // A search of the finder has more parameters.
  if (id === null || listing.query.branch !== null || url.searchParams.size > 1) return null
  const branch = await ctx.shop(variant).branch(id)
  return branch && seeOther(href(listing.address({ ...listing.query, page: 1, branch: branch.id })))
}
