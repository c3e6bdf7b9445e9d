import type { Fetch } from '#clients/http.ts'
import type { ImageService } from '#images/service.ts'
import { LruCache } from '#platform/lru-cache.ts'

type Pictures = Pick<ImageService, 'stored' | 'drawn'>

/** A picture of 480 pixels has 5 to 25 KB; beyond this a page is better off without it. */
const MAX_BYTES = 40 * 1024
/** Milliseconds. No page waits for it. */
const PATIENCE = 5000
/** Milliseconds for which a picture that cannot be used is not fetched again. */
const PAUSE = 10 * 60_000
/** Addresses of such pictures in memory. */
const MAX_MISSES = 400

/**
 * The small pictures that pages contain: drawn ones (`own`; none for an external Shop API), and those of editors, which
 * are fetched from `hosts` (origins) as WebP. What is neither, or is too large, is undefined; a host that fails throws.
 * For ten minutes after either it is undefined without a request. `now` is in milliseconds.
 */
export function leadSources(
  own: Pictures | undefined,
  hosts: readonly string[],
  fetch: Fetch,
  now: () => number,
): Pictures {
  const missedUntil = new LruCache<string, number>(MAX_MISSES)

  async function editorsPicture(address: string): Promise<Uint8Array | undefined> {
    if ((missedUntil.get(address) ?? 0) > now()) return undefined
    missedUntil.set(address, now() + PAUSE)
    const bytes = await fetched(address, hosts, fetch)
    if (bytes) missedUntil.delete(address)
    return bytes
  }

  return {
    stored: async (address) => (isOwn(address) ? own?.stored(address) : undefined),
    drawn: async (address) => (isOwn(address) ? own?.drawn(address) : editorsPicture(address)),
  }
}

const isOwn = (address: string) => address.startsWith('/')

async function fetched(
  address: string,
  hosts: readonly string[],
  fetch: Fetch,
): Promise<Uint8Array | undefined> {
  if (!hosts.includes(new URL(address).origin)) return undefined
  // A redirect could lead to a host that pages may not use.
  const request = new Request(address, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' })
  const response = await fetch(request)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const { headers, body } = response
  const isUsable =
    headers.get('content-type') === 'image/webp' && Number(headers.get('content-length')) <= MAX_BYTES
  if (isUsable) return smallBody(body)
  await body?.cancel()
  return undefined
}

/** Reading stops where a body is too large, whatever its headers say. */
async function smallBody(body: Response['body']): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > MAX_BYTES) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
