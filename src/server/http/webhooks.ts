import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { tag } from '#clients/cache-tags.ts'
import type { Context } from '#server/context.ts'
import type { Env } from '#platform/env.ts'
import { problem, ShopError, STATUS } from '#platform/errors.ts'
import { shouldLog } from '#platform/log-throttle.ts'

type Deps = Pick<Context, 'env' | 'log' | 'now' | 'purge' | 'purgeChangedContent'>

type Webhook = {
  algorithm: 'sha1' | 'sha256'
  /** Any of them may have signed the message. */
  secrets(env: Env): readonly string[]
  /** Purges the pages that show the change; returns their number. */
  purge(change: unknown, ctx: Deps): number | Promise<number>
}

const ids = z.array(z.int()).max(10_000).default([])
const shopChange = z.object({ products: ids, categories: ids, shops: ids })
const storyChange = z.object({ action: z.string() })

/**
 * The services that may report changes. The content service signs the raw body with HMAC-SHA1, the Shop API with
 * HMAC-SHA256, in hex. What changed in the content is read from the service itself: its message identifies stories
 * by numbers that pages do not contain, and omits related stories. A repeated message finds nothing new.
 */
export const WEBHOOKS: Record<string, Webhook> = {
  shop: {
    algorithm: 'sha256',
    secrets: (env) => env.shopWebhookSecrets,
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
    secrets: (env) => env.contentWebhookSecrets,
    purge(change, ctx) {
      storyChange.parse(change)
      return ctx.purgeChangedContent()
    },
  },
}

/** Checks the signature over the raw body, then purges. Repeating a message has no further effect. */
export async function handleWebhook(
  name: string,
  { signature, body }: { signature: string; body: Buffer },
  ctx: Deps,
): Promise<Response> {
  const webhook = Object.hasOwn(WEBHOOKS, name) ? WEBHOOKS[name] : undefined
  if (!webhook) return problem(404, 'not-found')
  const isKnown = webhook
    .secrets(ctx.env)
    .some((secret) => isSigned(webhook.algorithm, secret, body, signature))
  if (!isKnown) {
    if (shouldLog(ctx.log, `webhook ${name}`, ctx.now().getTime()))
      ctx.log.warn({ name }, 'a webhook had no valid signature')
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
