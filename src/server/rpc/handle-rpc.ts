import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { problem, ShopError, STATUS, tooManyRequests, unavailable } from '#platform/errors.ts'
import { readText } from '#platform/read-body.ts'
import { identifyCaller, setCallerHeaders } from '#server/session/caller.ts'
import { isCrossSite } from '#server/session/cross-site.ts'
import { findInvalidText } from './find-invalid-text.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import type { Procedure } from './procedure.ts'
import { variantOfShopId } from './variant-of-shop-id.ts'
import { PROCEDURES } from './procedures.ts'

const MAX_BYTES = 256_000
const envelope = z.object({ payload: z.unknown() })

/**
 * `POST /api/rpc/{name}`: header `x-shop-id`, body `{ "payload": … }`, answer the bare result. Errors are
 * problem+json. Every answer is for one caller, so nothing on the way caches it.
 */
export async function handleRpc(
  ctx: Context,
  request: Request,
  name: string,
  address: string | undefined,
): Promise<Response> {
  const procedure = Object.hasOwn(PROCEDURES, name) ? PROCEDURES[name] : undefined
  if (!procedure) return problem(404, 'not-found', `There is no call named ${name.slice(0, 60)}`)
  const url = new URL(request.url)
  if (isCrossSite(request.headers, url)) return problem(403, 'forbidden')
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return problem(415, 'unsupported', 'The body must be application/json')
  const variant = variantOfShopId(request.headers.get('x-shop-id'), url, ctx.env.domains)
  if (!variant) return problem(400, 'bad-request', 'x-shop-id: no shop at this address has this id')

  const caller = await identifyCaller(ctx, request.headers, url, address)
  const wait = await ctx.rateLimits.count(name, { visitor: caller.user?.id, address })
  if (wait > 0) return tooManyRequests(wait)
  const response = await callProcedure({ ctx, variant, caller }, procedure, request, name)
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('vary', 'x-shop-id, cookie')
  setCallerHeaders(response.headers, caller)
  return response
}

async function callProcedure(
  scope: RequestScope,
  procedure: Procedure,
  request: Request,
  name: string,
): Promise<Response> {
  try {
    const result = await procedure(scope, await payloadOf(request))
    if (result.ok)
      return result.value === undefined ? new Response(null, { status: 204 }) : Response.json(result.value)
    const { status, kind, more } = result.error
    return problem(status, kind, undefined, more)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    if (error.kind === 'too-many') return tooManyRequests(error.retryAfter)
    const status = STATUS[error.kind]
    if (status >= 500) {
      scope.ctx.log.warn({ error, name }, 'a call failed')
      return unavailable(error.kind)
    }
    return problem(status, error.kind, status === 400 ? error.message : undefined)
  }
}

async function payloadOf(request: Request): Promise<unknown> {
  const payload = unwrap(await readText(request.body, MAX_BYTES))
  const invalid = findInvalidText(payload)
  if (invalid !== null)
    throw new ShopError('bad-request', `${invalid}: contains invalid text, or is nested too deeply`)
  return payload
}

function unwrap(text: string): unknown {
  try {
    return envelope.parse(JSON.parse(text)).payload
  } catch (cause) {
    throw new ShopError('bad-request', 'payload: the body must be {"payload": …}', { cause })
  }
}
