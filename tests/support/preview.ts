import type { Context } from '#server/context.ts'
import { createContentClient } from '#clients/content/create-content-client.ts'
import { createDrafts } from '#clients/content/drafts.ts'
import { signPreviewQuery } from '#clients/content/preview-token.ts'
import type { ContentApi } from '#content-api/app.ts'
import { TOKENS } from './content.ts'
import { testContext } from './test-server.ts'

/** The query by which the editor opens an address: signed for a space, `age` seconds ago. */
export function signedEditorQuery({ secret = TOKENS.preview, space = '1', age = 0 } = {}): string {
  return signPreviewQuery({ space, since: Math.floor(Date.now() / 1000) - age }, secret)
}

/** A shop with these stories and the preview; records the requests to the content service. */
export function previewContext(api: ContentApi, env: Record<string, string> = {}) {
  const { ctx, logLines } = testContext({ env })
  const requests: string[] = []
  const access = {
    url: 'http://content/v2',
    log: ctx.log,
    now: () => Date.now(),
    shopName: 'Veduta',
    perSecond: 1000,
    fetch: async (request: Request) => {
      requests.push(new URL(request.url).pathname.replace('/v2/cdn/', ''))
      return api(request)
    },
  }
  const content = createContentClient({ ...access, token: TOKENS.public })
  const drafts = createDrafts(content, { ...access, token: TOKENS.preview })
  return { ctx: { ...ctx, content, drafts } satisfies Context, lines: logLines, requests }
}
