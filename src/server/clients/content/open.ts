import { watched } from '#server/degradation.ts'
import type { ContentClient } from '#server/clients/content-api.ts'
import { type Fetch, send } from '#server/clients/http.ts'
import type { Env } from '#server/env.ts'
import { ShopError } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { isNews } from '#server/log-once.ts'
import { createContentClient } from './client.ts'
import { createDrafts, type Drafts } from './drafts.ts'

type Options = {
  env: Pick<Env, 'contentApi' | 'contentApiPort' | 'isProduction'>
  log: Log
  /** Milliseconds since 1970. */
  now: () => number
  shopName: string
  /** The service of this very process, where there is none elsewhere. */
  embedded: { fetch: Fetch; tokens: { public: string; preview: string } } | undefined
}

export type ContentClients = {
  content: ContentClient
  /** Undefined where nobody can sign an address of the preview. */
  drafts: Drafts | undefined
  /** Asks for something that no client remembers. Throws where the service does not answer. */
  check(): Promise<void>
  /** Looks for changes every now and then, for the case that no message comes, until the signal. */
  watch(changed: () => Promise<unknown>, until: AbortSignal): void
}

/** Milliseconds for one question. */
const TIMEOUT = 5_000

/** Milliseconds between two looks: the service of this process is asked for next to nothing. */
const LOOK_EVERY = { embedded: 1000, elsewhere: 10_000 }

const network: Fetch = (request) => fetch(request)

/** The clients of the content service, be it elsewhere or in this process. */
export function openContent({ env, log, now, shopName, embedded }: Options): ContentClients {
  const url = env.contentApi?.url ?? `http://127.0.0.1:${env.contentApiPort}/v2`
  const fetch = embedded?.fetch ?? network
  // Nobody has to be spared in this very process.
  const access = { url, fetch, log, now, shopName, timeout: TIMEOUT, ...(embedded && { perSecond: 1000 }) }
  const token = env.contentApi?.token ?? embedded?.tokens.public ?? ''
  const previewToken = env.contentApi
    ? env.contentApi.previewToken
    : env.isProduction
      ? undefined
      : embedded?.tokens.preview
  const content = watched(createContentClient({ ...access, token }))
  return {
    content,
    drafts:
      previewToken === undefined ? undefined : createDrafts(content, { ...access, token: previewToken }),
    watch(changed, until) {
      const look = () =>
        changed().catch((error: unknown) => {
          if (isNews(log, 'content changes', now()))
            log.warn({ error }, 'nobody knows whether the content has changed')
        })
      const timer = setInterval(look, embedded ? LOOK_EVERY.embedded : LOOK_EVERY.elsewhere).unref()
      until.addEventListener('abort', () => clearInterval(timer))
      void look()
    },
    async check() {
      const { status } = await send(
        { fetch, timeout: TIMEOUT },
        { url: `${url}/cdn/spaces/me?token=${token}` },
      )
      if (status !== 200) throw new ShopError('upstream', `the content service answers ${status}`)
    },
  }
}
