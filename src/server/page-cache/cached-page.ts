import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

/** The complete answer of Astro. Header names are in lower case. */
export type RenderedPage = { status: number; headers: [string, string][]; body: Buffer }

export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/**
 * A response cached as bytes. At least one of its bodies is always there; the others are derived from it on
 * request.
 */
export type CachedPage = {
  status: number
  headers: [string, string][]
  /** For a CDN before the shop: what purges the page there, and until when it may be shown, in milliseconds since 1970. */
  shared?: { tags: string[]; until: number }
  etag: string
  /** Whether the body may be compressed. Pictures and fonts already are. */
  isCompressed: boolean
  bodies: Partial<Record<Encoding, Buffer>>
  /** Whether its bodies are compressed with best quality. */
  isBest: boolean
  /** The response headers as last sent in each encoding, name after value. */
  headerCache: Map<string, string[]>
}

export function toCachedPage({ status, headers, body }: RenderedPage, isCompressed = true): CachedPage {
  const digest = createHash('sha1').update(body).digest('base64url').slice(0, 20)
  return {
    status,
    headers,
    etag: `W/"${digest}"`,
    isCompressed,
    bodies: { identity: body },
    isBest: false,
    headerCache: new Map(),
  }
}

export const bytesOf = ({ bodies }: CachedPage): number =>
  ENCODINGS.reduce((sum, encoding) => sum + (bodies[encoding]?.length ?? 0), 0)

/** The body in an encoding: at once if it is cached, otherwise created and, if it is compressed, cached. */
export function encodedBody(page: CachedPage, encoding: Encoding): Buffer | Promise<Buffer> {
  return page.bodies[encoding] ?? createBody(page, encoding)
}

async function createBody(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const plain = await identityBody(page)
  if (encoding === 'identity') return plain
  const body = await compress(plain, encoding, 'quick')
  page.bodies[encoding] = body
  // The plain bytes are by far the largest. Visitors who need them get them decompressed.
  delete page.bodies.identity
  return body
}

async function identityBody({ bodies }: CachedPage): Promise<Buffer> {
  if (bodies.identity) return bodies.identity
  return bodies.gzip ? unzip(bodies.gzip) : unbrotli(bodies.br ?? Buffer.alloc(0))
}

/** Compresses a page with best quality. */
export async function compressFully(page: CachedPage): Promise<void> {
  const plain = await identityBody(page)
  page.bodies = { br: await compress(plain, 'br', 'best'), gzip: await compress(plain, 'gzip', 'best') }
  page.isBest = true
  page.headerCache.clear()
}

/** A page that was rendered again with the same body keeps the bodies that were compressed. */
export function keepBodies(page: CachedPage, known: CachedPage | undefined): void {
  if (known?.etag !== page.etag) return
  page.bodies = known.bodies
  page.isBest = known.isBest
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const unzip = promisify(gunzip)
const unbrotli = promisify(brotliDecompress)

/** Best is 10 to 19 % smaller than quick and takes up to 160 times as long. */
const QUALITY = { br: { quick: 3, best: 11 }, gzip: { quick: 3, best: 9 } }

/** Bytes: most compressed pages come in one piece. Each further one costs the main thread a turn. */
const CHUNK = 64 * 1024

export function compress(plain: Buffer, encoding: 'br' | 'gzip', effort: 'quick' | 'best'): Promise<Buffer> {
  const quality = QUALITY[encoding][effort]
  if (encoding === 'gzip') return zip(plain, { level: quality, chunkSize: CHUNK })
  return brotli(plain, {
    chunkSize: CHUNK,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      // No page is longer than this window; a larger one only takes memory.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  })
}

/** The few values of Accept-Encoding that browsers send, with the encoding for each. */
const preferences = new Map<string, Encoding>()
const MAX_PREFERENCES = 100

/** The best encoding that the visitor accepts. `q=0` excludes one; other weights are ignored. */
export function preferredEncoding(acceptEncoding = ''): Encoding {
  const cached = preferences.get(acceptEncoding)
  if (cached) return cached
  const refused = new Set(
    [...acceptEncoding.matchAll(/([\w*]+)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/g)].map(([, name]) => name),
  )
  const accepts = (name: string) => acceptEncoding.includes(name) && !refused.has(name)
  const preferred = accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
  if (preferences.size < MAX_PREFERENCES) preferences.set(acceptEncoding, preferred)
  return preferred
}
