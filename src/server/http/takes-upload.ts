import type { IncomingMessage } from 'node:http'
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

/** More than a picture may have, so that its page can tell. */
const MAX_UPLOAD_BYTES = 24_000_000

/** The body of an upload; null where it is far too large. It is read to its end all the same: browsers that still send show no answer. */
export async function readUpload(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length > MAX_UPLOAD_BYTES) chunks.length = 0
    else chunks.push(chunk)
  }
  return length > MAX_UPLOAD_BYTES ? null : Buffer.concat(chunks)
}

/** Where the page that takes a picture says that it was too large. */
export function tooLargePath({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams({ link: searchParams.get('link') ?? '', slip: 'too-large' })
  const group = searchParams.get('group')
  if (group !== null) query.set('group', group)
  return `${pathname}?${query}`
}
