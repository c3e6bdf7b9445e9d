import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { tag } from './cache-tags.ts'
import type { Context } from './context.ts'
import type { Env } from './env.ts'
import { problem, ShopError, STATUS } from './errors.ts'
import { isNews } from './log-once.ts'

type World = Pick<Context, 'env' | 'log' | 'now' | 'purge' | 'contentChanged'>

type Webhook = {
  algorithm: 'sha1' | 'sha256'
  secret(env: Env): string | undefined
  /** Purges what the change shows on; gives how many pages that were. */
  purge(change: unknown, ctx: World): number | Promise<number>
}

const ids = z.array(z.int()).max(10_000).default([])
const shopChange = z.object({ products: ids, categories: ids, shops: ids })
const storyChange = z.object({ action: z.string() })

/**
 * Who may tell that something has changed. The content service signs the raw body with HMAC-SHA1, the Shop API with HMAC-SHA256, in hex.
 * What of the content has changed is asked of the service itself: its message names stories by numbers that pages do not know, and not
 * what relates to them; and one that comes again finds nothing new.
 */
export const WEBHOOKS: Record<string, Webhook> = {
  shop: {
    algorithm: 'sha256',
    secret: (env) => env.shopWebhookSecret,
    purge(change, ctx) {
      const { products, categories, shops } = shopChange.parse(change)
      return ctx.purge([
        ...products.map(tag.product),
        ...categories.map(tag.category),
        ...shops.map(tag.shop),
      ])
    },
  },
  content: {
    algorithm: 'sha1',
    secret: (env) => env.contentWebhookSecret,
    purge(change, ctx) {
      storyChange.parse(change)
      return ctx.contentChanged()
    },
  },
}

/** Checks the signature over the raw body, then purges. The same message twice does no more than once. */
export async function receiveWebhook(
  name: string,
  { signature, body }: { signature: string; body: Buffer },
  ctx: World,
): Promise<Response> {
  const webhook = Object.hasOwn(WEBHOOKS, name) ? WEBHOOKS[name] : undefined
  if (!webhook) return problem(404, 'not-found')
  const secret = webhook.secret(ctx.env)
  if (secret === undefined || !isSigned(webhook.algorithm, secret, body, signature)) {
    if (isNews(ctx.log, `webhook ${name}`, ctx.now().getTime()))
      ctx.log.warn({ name }, 'a webhook was not signed by its key')
    return problem(401, 'unauthorized')
  }
  try {
    return Response.json({ purged: await webhook.purge(JSON.parse(body.toString()), ctx) })
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
