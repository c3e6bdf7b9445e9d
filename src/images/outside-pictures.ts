import { defaultImageHeight, OG_SIZE } from '#domain/image/sizes.ts'
import { problem } from '#platform/errors.ts'

/** Hashes of an outside Shop API may be paths: `images/0f3a.jpg`. */
const HASH = /^(?:[\w-]+\/)*[\w-][\w.-]*$/
const LENGTH = /^[1-9]\d{0,3}$/
const QUALITY = /^(?:[1-9]\d?|100)$/
const COLOUR = /^[\da-f]{6}$/i

/** As long as a browser may use an answer before it looks again whether the operator has moved the pictures. */
const CACHING = 'public, max-age=86400'

/**
 * Answers /images/{hash}?width&height&quality&bg with the address of the same picture at the host of an outside Shop
 * API, whose image provider takes these modifiers. Spec §7. Without a host there are no pictures.
 */
export const redirectToPictures =
  (base: string | undefined) =>
  async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const hash = pathname.slice('/images/'.length)
    if (base === undefined || !HASH.test(hash)) return problem(404, 'not-found')
    const modifiers = modifiersOf(searchParams)
    if (!modifiers) return problem(400, 'bad-request')
    const location = `${base}/${hash}?${new URLSearchParams(modifiers)}`
    return new Response(null, { status: 302, headers: { location, 'cache-control': CACHING } })
  }

type Pictures = (request: Request, address?: string) => Promise<Response>

/** Pictures that are drawn here, and for all others those of the host: imported products name their own. */
export const withOutsidePictures =
  (drawn: Pictures, outside: Pictures): Pictures =>
  async (request, address) => {
    if (!DRAWN.test(new URL(request.url).pathname)) return outside(request)
    const answer = await drawn(request, address)
    return answer.status === 404 ? outside(request) : answer
  }

const DRAWN = /^\/images\/[\w-]+$/

function modifiersOf(given: URLSearchParams): Record<string, string> | null {
  const width = given.get('width') ?? String(OG_SIZE.width)
  const height = given.get('height') ?? String(defaultImageHeight(Number(width)))
  const quality = given.get('quality') ?? '75'
  const bg = given.get('bg')
  if (![width, height].every((length) => LENGTH.test(length)) || !QUALITY.test(quality)) return null
  if (bg !== null && !COLOUR.test(bg)) return null
  return { width, height, quality, ...(bg !== null && { bg }) }
}
