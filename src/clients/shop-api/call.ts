import { STATUS_CODES } from 'node:http'
import type { z } from 'zod'
import { type HttpResponse, type HttpRequest, type Http, send as sendOut } from '#clients/http.ts'
import type { ShopAuth } from '#platform/shop-auth.ts'
import { ShopError } from '#platform/errors.ts'
import type { CampaignKey } from './campaign-keys.ts'
import { encodeQuery, type Query } from './query.ts'

/** The address of the Shop API, the credentials, the shop, and the campaign that reduces its prices. */
export type Access = {
  http: Http
  baseUrl: string
  auth: ShopAuth
  shopId: number
  campaignKey?: CampaignKey
}

type Endpoint = {
  /** From the origin: `/v1/products`. */
  path: string
  query?: Query
  /** Sent as JSON, with POST unless a method is given. */
  body?: unknown
  method?: HttpRequest['method']
  /** The answer holds prices. */
  isPriced?: boolean
}

/**
 * Calls one endpoint and validates the answer. Null on 204 and 404; any other status but 2xx throws ShopError
 * 'upstream', a body that does not fit the contract throws 'invalid-answer'.
 */
export async function find<T>(access: Access, endpoint: Endpoint, schema: z.ZodType<T>): Promise<T | null> {
  const { url, answer } = await request(access, endpoint)
  return answer.status === 204 || answer.status === 404 ? null : parse(url, answer, schema)
}

/** As `find`, for what always exists: 404 is an error as well. */
export async function get<T>(access: Access, endpoint: Endpoint, schema: z.ZodType<T>): Promise<T> {
  const { url, answer } = await request(access, endpoint)
  return parse(url, answer, schema)
}

/** Statuses of a change on which the caller can act. With all others the service has failed. */
const isHandled = (status: number): boolean => status < 500 && ![401, 403, 408, 423, 429].includes(status)

/**
 * Sends a change, once. Returns the status with the body; null where the body does not fit, for example a rejection
 * in plain text.
 */
export async function change<T>(
  access: Access,
  endpoint: Endpoint & { method: Exclude<HttpRequest['method'], 'GET' | undefined> },
  schema: z.ZodType<T>,
): Promise<{ status: number; value: T | null }> {
  const { url, answer } = await request(access, endpoint)
  const { status } = answer
  if (!isHandled(status) || (status >= 200 && status < 300))
    return { status, value: parse(url, answer, schema) }
  return { status, value: schema.safeParse(json(answer.text)).data ?? null }
}

/** Sends a change, once, where only the status of the answer matters. */
export async function send(
  access: Access,
  endpoint: Endpoint & { method: Exclude<HttpRequest['method'], 'GET' | undefined> },
): Promise<{ status: number }> {
  const { url, answer } = await request(access, endpoint)
  if (!isHandled(answer.status)) throw failed(url, answer)
  return { status: answer.status }
}

async function request(
  { http, baseUrl, auth, shopId, campaignKey }: Access,
  { path, query, body, method = body === undefined ? 'GET' : 'POST', isPriced = false }: Endpoint,
) {
  const priced = isPriced ? { campaignKey: campaignKey?.() ?? undefined } : {}
  const url = `${baseUrl.replace(/\/$/, '')}${path}?${encodeQuery({ ...query, ...priced, shopId })}`
  const headers = { accept: 'application/json', 'content-type': 'application/json', ...proof(auth) }
  const answer = await sendOut(http, {
    method,
    url,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { url, answer }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const failed = (url: string, { status, statusText }: HttpResponse): ShopError =>
  new ShopError('upstream', `Failed to fetch ${url}. ${status} ${statusText || STATUS_CODES[status]}`)

function parse<T>(url: string, answer: HttpResponse, schema: z.ZodType<T>): T {
  if (answer.status < 200 || answer.status > 299) throw failed(url, answer)
  // What this process made has the type already; `tests/shop-api/both-ways.test.ts` compares both ways.
  if (answer.value !== undefined) return answer.value as T
  try {
    return schema.parse(JSON.parse(answer.text))
  } catch (cause) {
    throw new ShopError('invalid-answer', `Invalid response data from ${url}`, { cause })
  }
}

function proof(auth: ShopAuth): Record<string, string> {
  if (auth.kind === 'token') return { 'x-access-token': auth.token }
  if (auth.kind === 'none') return {}
  return { authorization: `Basic ${Buffer.from(`${auth.user}:${auth.password}`).toString('base64')}` }
}
