import { STATUS_CODES } from 'node:http'
import type { z } from 'zod'
import { type Answer, type Ask, type Http, send as sendOut } from '#server/clients/http.ts'
import type { ShopAuth } from '#server/env.ts'
import { ShopError } from '#server/errors.ts'
import { encodeQuery, type Query } from './query.ts'

/** Where the Shop API is, and who asks for which shop. */
export type Access = { http: Http; baseUrl: string; auth: ShopAuth; shopId: number }

type Endpoint = {
  /** From the origin: `/v1/products`. */
  path: string
  query?: Query
  /** Sent as JSON, by POST where no method is named. */
  body?: unknown
  method?: Ask['method']
}

/**
 * Asks one endpoint and parses the answer. Null on 204 and 404; any other status but 2xx throws ShopError 'upstream',
 * a body that is not what the contract says throws 'invalid-answer'.
 */
export async function find<T>(access: Access, endpoint: Endpoint, schema: z.ZodType<T>): Promise<T | null> {
  const { url, answer } = await ask(access, endpoint)
  return answer.status === 204 || answer.status === 404 ? null : parse(url, answer, schema)
}

/** As `find`, for what always exists: 404 is an error as well. */
export async function get<T>(access: Access, endpoint: Endpoint, schema: z.ZodType<T>): Promise<T> {
  const { url, answer } = await ask(access, endpoint)
  return parse(url, answer, schema)
}

/** What a change may be answered with and still leave the caller something to act upon; the rest is a service that failed. */
const isAnswered = (status: number): boolean => status < 500 && ![401, 403, 408, 423, 429].includes(status)

/** Sends a change, once. The status with the body; null where that is no such thing, as where a refusal is told in words alone. */
export async function change<T>(
  access: Access,
  endpoint: Endpoint & { method: Exclude<Ask['method'], 'GET' | undefined> },
  schema: z.ZodType<T>,
): Promise<{ status: number; value: T | null }> {
  const { url, answer } = await ask(access, endpoint)
  const { status } = answer
  if (!isAnswered(status) || (status >= 200 && status < 300))
    return { status, value: parse(url, answer, schema) }
  return { status, value: schema.safeParse(json(answer.text)).data ?? null }
}

/** Sends a change, once, of whose answer the status says it all. */
export async function send(
  access: Access,
  endpoint: Endpoint & { method: Exclude<Ask['method'], 'GET' | undefined> },
): Promise<{ status: number }> {
  const { url, answer } = await ask(access, endpoint)
  if (!isAnswered(answer.status)) throw failed(url, answer)
  return { status: answer.status }
}

async function ask(
  { http, baseUrl, auth, shopId }: Access,
  { path, query, body, method = body === undefined ? 'GET' : 'POST' }: Endpoint,
) {
  const url = `${baseUrl.replace(/\/$/, '')}${path}?${encodeQuery({ ...query, shopId })}`
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

const failed = (url: string, { status, statusText }: Answer): ShopError =>
  new ShopError('upstream', `Failed to fetch ${url}. ${status} ${statusText || STATUS_CODES[status]}`)

function parse<T>(url: string, answer: Answer, schema: z.ZodType<T>): T {
  if (answer.status < 200 || answer.status > 299) throw failed(url, answer)
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
