import { join } from 'node:path'
import { withFailureTracking } from '#platform/degradation.ts'
import type { ContentClient } from './content-client.ts'
import { type Fetch, send } from '#clients/http.ts'
import type { Env } from '#platform/env.ts'
import { ShopError } from '#platform/errors.ts'
import type { Log } from '#platform/log.ts'
import { shouldLog } from '#platform/log-throttle.ts'
import { createContentClient } from './create-content-client.ts'
import { keptContent } from './kept-content.ts'
import { createDrafts, type Drafts } from './drafts.ts'

type Options = {
  env: Pick<Env, 'contentApi' | 'contentApiPort' | 'dataDir' | 'previewTokens' | 'isProduction'>
  log: Log
  /** Milliseconds since 1970. */
  now: () => number
  shopName: string
  /** The service embedded in this process, if there is no external one. */
  embedded: { fetch: Fetch; tokens: { public: string; preview: string } } | undefined
}

export type ContentClients = {
  content: ContentClient
  /** Undefined where no secret for preview addresses is set. */
  drafts: Drafts | undefined
  /** A request that no client caches. Throws if the service does not answer. */
  check(): Promise<void>
  /** Checks for changes at intervals until the signal, in case a message is lost. */
  watch(onChange: () => Promise<unknown>, until: AbortSignal): void
}

/** Milliseconds for one request. */
const TIMEOUT = 5_000

/** Milliseconds between two checks. A check of the embedded service costs almost nothing. */
const CHECK_INTERVAL = { embedded: 1000, elsewhere: 10_000 }

const network: Fetch = (request) => fetch(request)

/** The clients of the content service, external or embedded. */
export function openContent({ env, log, now, shopName, embedded }: Options): ContentClients {
  const url = env.contentApi?.url ?? `http://127.0.0.1:${env.contentApiPort}/v2`
  const fetch = embedded?.fetch ?? network
  // The embedded service needs no rate limit.
  const access = { url, fetch, log, now, shopName, timeout: TIMEOUT, ...(embedded && { perSecond: 1000 }) }
  const token = env.contentApi?.token ?? embedded?.tokens.public ?? ''
  // The embedded service keeps its files itself.
  const kept = embedded ? undefined : keptContent(join(env.dataDir, 'content'))
  const previewToken = env.previewTokens[0] ?? (env.isProduction ? undefined : embedded?.tokens.preview)
  const content = withFailureTracking(createContentClient({ ...access, token, kept }))
  return {
    content,
    drafts:
      previewToken === undefined ? undefined : createDrafts(content, { ...access, token: previewToken }),
    watch(onChange, until) {
      const check = () =>
        onChange().catch((error: unknown) => {
          if (shouldLog(log, 'content changes', now()))
            log.warn({ error }, 'changes of the content could not be read')
        })
      // Not a job, because each process has its own cached stories and pages to purge.
      const timer = setInterval(check, embedded ? CHECK_INTERVAL.embedded : CHECK_INTERVAL.elsewhere).unref()
      until.addEventListener('abort', () => clearInterval(timer))
      void check()
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
