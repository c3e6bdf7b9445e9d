import { z } from 'zod'
import { VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { problem, ShopError, STATUS } from '#server/errors.ts'
import { PROCEDURES } from './table.ts'

const MOST_BYTES = 256_000
const envelope = z.object({ payload: z.unknown() })

/** `POST /api/rpc/{name}`: header `x-shop-id`, body `{ "payload": … }`, answer the bare result. Faults are problem+json. */
export async function answerRpc(ctx: Context, request: Request, name: string): Promise<Response> {
  const call = Object.hasOwn(PROCEDURES, name) ? PROCEDURES[name] : undefined
  if (!call) return problem(404, 'not-found', `There is no call named ${name.slice(0, 60)}`)
  if (isCrossSite(request)) return problem(403, 'forbidden')
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return problem(415, 'unsupported', 'The body must be application/json')
  const variant = variantOf(request.headers.get('x-shop-id'))
  if (!variant) return problem(400, 'bad-request', 'x-shop-id: names no shop')
  try {
    const result = await call({ ctx, variant }, await payloadOf(request))
    return Response.json(result, { headers: { 'cache-control': 'private, no-store', vary: 'x-shop-id' } })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const status = STATUS[error.kind]
    if (status >= 500) ctx.log.warn({ error, name }, 'a call failed')
    return problem(status, error.kind, status === 400 ? error.message : undefined)
  }
}

/** A page elsewhere may not act in a visitor's name. Programs that send neither header are none that a page could misuse. */
function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  return origin !== null && origin !== new URL(request.url).origin
}

const variantOf = (shopId: string | null): VariantCode | undefined =>
  VARIANT_CODES.find((code) => String(VARIANTS[code].shopId) === shopId)

async function payloadOf(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text.length > MOST_BYTES) throw new ShopError('too-large', 'the body of a call')
  try {
    return envelope.parse(JSON.parse(text)).payload
  } catch (cause) {
    throw new ShopError('bad-request', 'payload: the body must be {"payload": …}', { cause })
  }
}
