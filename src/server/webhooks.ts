import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { tag } from './cache-tags.ts'
import type { Env } from './env.ts'
import { problem, ShopError, STATUS } from './errors.ts'

type Webhook = {
  algorithm: 'sha1' | 'sha256'
  secret(env: Env): string | undefined
  /** Tags of what the change shows on. */
  tags(change: unknown): string[]
}

const ids = z.array(z.int()).max(10_000).default([])
const shopChange = z.object({ products: ids, categories: ids, shops: ids })
const storyChange = z.object({ action: z.string() })

/**
 * Who may tell that something has changed. The content service signs the raw body with HMAC-SHA1, the Shop API with HMAC-SHA256, in hex.
 * A story shows on others through links, relations, navigation and footer, and its message names it by a number that pages do not
 * know. So a change of one purges every page with a story on it.
 */
export const WEBHOOKS: Record<string, Webhook> = {
  shop: {
    algorithm: 'sha256',
    secret: (env) => env.shopWebhookSecret,
    tags(change) {
      const { products, categories, shops } = shopChange.parse(change)
      return [...products.map(tag.product), ...categories.map(tag.category), ...shops.map(tag.shop)]
    },
  },
  content: {
    algorithm: 'sha1',
    secret: (env) => env.contentWebhookSecret,
    tags(change) {
      storyChange.parse(change)
      return ['story:*']
    },
  },
}

/** Checks the signature over the raw body, then purges. The same message twice does no more than once. */
export function receiveWebhook(
  webhook: Webhook,
  { signature, body }: { signature: string; body: Buffer },
  { env, purge }: { env: Env; purge(tags: string[]): number },
): Response {
  const secret = webhook.secret(env)
  if (secret === undefined || !isSigned(webhook.algorithm, secret, body, signature))
    return problem(401, 'unauthorized')
  try {
    return Response.json({ purged: purge(webhook.tags(JSON.parse(body.toString()))) })
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      return problem(STATUS['bad-request'], 'bad-request')
    throw new ShopError('upstream', 'purging after a webhook', { cause: error })
  }
}

function isSigned(algorithm: string, secret: string, body: Buffer, signature: string): boolean {
  const expected = createHmac(algorithm, secret).update(body).digest()
  const given = Buffer.from(/^[0-9a-f]*$/i.test(signature) ? signature : '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
