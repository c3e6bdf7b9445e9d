import type { Context } from '#server/context.ts'
import { createContentClient } from '#server/clients/content/client.ts'
import { createDrafts } from '#server/clients/content/drafts.ts'
import { signedQuery } from '#server/preview/gate.ts'
import type { ContentApi } from '#content-api/app.ts'
import { TOKENS } from './content.ts'
import { testContext } from './door.ts'

/** The query by which the editor opens an address: signed for a space, so many seconds ago. */
export function signature({ secret = TOKENS.preview, space = '1', age = 0 } = {}): string {
  return signedQuery({ space, since: Math.floor(Date.now() / 1000) - age }, secret)
}

/** A shop whose stories are these, with the preview; counts what the service is asked. */
export function editorsShop(api: ContentApi, env: Record<string, string> = {}) {
  const { ctx, lines } = testContext({ env })
  const asked: string[] = []
  const access = {
    url: 'http://content/v2',
    log: ctx.log,
    now: () => Date.now(),
    shopName: 'Veduta',
    perSecond: 1000,
    fetch: async (request: Request) => {
      asked.push(new URL(request.url).pathname.replace('/v2/cdn/', ''))
      return api(request)
    },
  }
  const content = createContentClient({ ...access, token: TOKENS.public })
  const drafts = createDrafts(content, { ...access, token: TOKENS.preview })
  return { ctx: { ...ctx, content, drafts } satisfies Context, lines, asked }
}
