import { type Http, send } from '#clients/http.ts'
import { ShopError } from '#platform/errors.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import { shouldLog } from '#platform/log-throttle.ts'
import { createRetriedTask } from '#platform/retried-task.ts'
import { createUnsentTags } from '#platform/unsent-tags.ts'
import { surrogateKey } from './cdn-headers.ts'

type Deps = {
  cdn: NonNullable<Env['cdn']>
  http: Http
  log: Log
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds until a request that failed is repeated. */
  retryMs?: number
}

type CdnPurge = {
  /** Requests the purge, and does not wait for it. While the CDN does not answer, the tags are kept in memory and merged. */
  purge(tags: readonly string[]): void
  /** Resolves when the CDN has purged everything, or at the signal. */
  flush(): Promise<void>
}

/** Cloudflare takes thirty tags in one request, the others more. */
const MAX_TAGS = 30
/** More tags than these stand for everything. */
const MAX_UNSENT = 3000
/** In the address: each tag has a request of its own. */
const PLACE = '{tag}'

/**
 * Purges pages of a CDN by their tags, until the signal. One request suits all: the tags are in the header that Fastly and
 * Varnish read, and in the body that Cloudflare reads; or in the address.
 */
export function createCdnPurge({ cdn, http, log, now, retryMs = 2000 }: Deps, until: AbortSignal): CdnPurge {
  const unsent = createUnsentTags(MAX_UNSENT)
  const hasPlace = cdn.url.includes(PLACE)

  async function sendPart(keys: string[]): Promise<void> {
    const [key = ''] = keys
    const { status } = await send(http, {
      method: cdn.method,
      url: cdn.url.replace(PLACE, encodeURIComponent(key)),
      headers: {
        'content-type': 'application/json',
        'surrogate-key': keys.join(' '),
        ...(cdn.header && { [cdn.header.name]: cdn.header.value }),
      },
      body: JSON.stringify({ tags: keys }),
    })
    if (status >= 300) throw new ShopError('upstream', `the CDN answers ${status} to a purge`)
  }

  const flush = createRetriedTask(
    {
      run: () =>
        unsent.sendInParts(hasPlace ? 1 : MAX_TAGS, async (parts) => {
          for (const part of parts) await sendPart(part.map(surrogateKey))
        }),
      onError(error) {
        if (shouldLog(log, 'cdn purge', now()))
          log.warn({ error }, 'the CDN was not purged, which is tried again')
      },
      retryMs,
    },
    until,
  )

  return {
    purge(tags) {
      unsent.add(tags)
      void flush()
    },
    flush,
  }
}
