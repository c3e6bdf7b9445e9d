import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

/** What Astro answered, whole. Header names are in lower case. */
export type Rendered = { status: number; headers: [string, string][]; body: Buffer }

export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** An answer kept as bytes. At least one of its bodies is there at any time; the others are made from it when they are asked for. */
export type Page = {
  status: number
  headers: [string, string][]
  etag: string
  /** Pictures and fonts are compressed in themselves. */
  isCompressed: boolean
  bodies: Partial<Record<Encoding, Buffer>>
  /** The lines of its head, name after value, as they were last sent in an encoding. */
  heads: Map<string, string[]>
}

export function toPage({ status, headers, body }: Rendered, isCompressed = true): Page {
  const digest = createHash('sha1').update(body).digest('base64url').slice(0, 20)
  return {
    status,
    headers,
    etag: `W/"${digest}"`,
    isCompressed,
    bodies: { identity: body },
    heads: new Map(),
  }
}

export const bytesOf = ({ bodies }: Page): number =>
  ENCODINGS.reduce((sum, encoding) => sum + (bodies[encoding]?.length ?? 0), 0)

/** The body in an encoding: at once where it is kept, else made and kept. */
export function bodyIn(page: Page, encoding: Encoding): Buffer | Promise<Buffer> {
  return page.bodies[encoding] ?? make(page, encoding)
}

async function make(page: Page, encoding: Encoding): Promise<Buffer> {
  const plain = await plainOf(page)
  const body = encoding === 'identity' ? plain : await pack(plain, encoding, 'quick')
  page.bodies[encoding] = body
  // The plain bytes are the largest by far; who asks for them gets them unpacked.
  if (encoding !== 'identity') delete page.bodies.identity
  return body
}

async function plainOf({ bodies }: Page): Promise<Buffer> {
  if (bodies.identity) return bodies.identity
  return bodies.gzip ? unzip(bodies.gzip) : unbrotli(bodies.br ?? Buffer.alloc(0))
}

/** Compresses a page as well as can be. */
export async function settle(page: Page): Promise<void> {
  const plain = await plainOf(page)
  page.bodies = { br: await pack(plain, 'br', 'best'), gzip: await pack(plain, 'gzip', 'best') }
  page.heads.clear()
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const unzip = promisify(gunzip)
const unbrotli = promisify(brotliDecompress)

/** Best is 10 to 19 % smaller than quick and takes up to 160 times as long. */
const QUALITY = { br: { quick: 3, best: 11 }, gzip: { quick: 3, best: 9 } }

export function pack(plain: Buffer, encoding: 'br' | 'gzip', effort: 'quick' | 'best'): Promise<Buffer> {
  const quality = QUALITY[encoding][effort]
  if (encoding === 'gzip') return zip(plain, { level: quality })
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      // No page is longer than this window; a larger one only takes memory.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  })
}

/** The few values of Accept-Encoding that browsers send, with what they come to. */
const preferences = new Map<string, Encoding>()
const MOST_PREFERENCES = 100

/** The best encoding that the visitor accepts. `q=0` refuses one; other weights are not looked at. */
export function preferredEncoding(acceptEncoding = ''): Encoding {
  const known = preferences.get(acceptEncoding)
  if (known) return known
  const refused = new Set(
    [...acceptEncoding.matchAll(/([\w*]+)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/g)].map(([, name]) => name),
  )
  const accepts = (name: string) => acceptEncoding.includes(name) && !refused.has(name)
  const preferred = accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
  if (preferences.size < MOST_PREFERENCES) preferences.set(acceptEncoding, preferred)
  return preferred
}
