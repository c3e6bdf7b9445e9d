import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBasketClient } from '#server/clients/shop-api/baskets.ts'
import { createWishlistClient } from '#server/clients/shop-api/wishlists.ts'
import { createShopClient } from '#server/clients/shop-api/client.ts'
import { shelvesOf } from '#server/clients/shop-api/shelves.ts'
import { createCheckouts } from '#server/checkout/drafts.ts'
import type { Fetch } from '#server/clients/http.ts'
import type { ContentClient } from '#server/clients/content-api.ts'
import type { Context } from '#server/context.ts'
import { createDoor } from '#server/door.ts'
import { type Env, readEnv } from '#server/env.ts'
import { createPageCache } from '#server/page-cache.ts'
import type { Rendered } from '#server/page.ts'
import type { PageRequest } from '#server/render.ts'
import { createLimits } from '#server/rpc/limits.ts'
import { createTurns } from '#server/session/turns.ts'
import { createVisitors } from '#server/session/visitors.ts'
import { createStaticFiles } from '#server/static-files.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { testAccounts } from './accounts.ts'
import { listeningLog } from './log.ts'
import { idleAfterSale } from './idle-after-sale.ts'
import { testNewsletter } from './newsletter.ts'
import { testPayments } from './payments.ts'

export const emptyContent: ContentClient = {
  story: async () => null,
  stories: async () => [],
  version: async () => 1,
  expire() {},
  changes: async () => [],
}

type Scene = {
  /** Milliseconds for a question to the Shop API. */
  timeout?: number
  /** Calls a minute. */
  limits?: Parameters<typeof createLimits>[0]
  env?: Record<string, string>
  /** Answers for the Shop API. */
  shopApi?: Fetch
  content?: ContentClient
  auth?: Context['auth']
  /** Answers for Astro. */
  render?: (request: PageRequest) => Promise<Rendered>
  files?: string
  /** What the context has instead. */
  parts?: Partial<Context>
}

export function testContext({
  env = {},
  timeout = 200,
  limits,
  shopApi,
  content = emptyContent,
  auth = testAccounts().auth,
  parts = {},
}: Scene = {}) {
  const { log, lines } = listeningLog()
  const pages = createPageCache(10_000_000)
  const fetch: Fetch = shopApi ?? (() => Response.json({ code: 404, message: 'nothing' }, { status: 404 }))
  const usable: Env = readEnv(env)
  const access = (variant: VariantCode) => ({
    http: { fetch, timeout },
    baseUrl: 'http://shop',
    auth: { kind: 'none' as const },
    shopId: VARIANTS[variant].shopId,
  })
  const ctx: Context = {
    env: usable,
    log,
    now: () => new Date(),
    shop: (variant) => {
      const calls = createShopClient(access(variant))
      return { ...calls, ...shelvesOf(calls, { ttl: 0, now: () => 0, log }) }
    },
    baskets: (variant) => createBasketClient(access(variant)),
    wishlists: (variant) => createWishlistClient(access(variant)),
    ...testPayments(access, log),
    content,
    drafts: undefined,
    warm: async () => 0,
    images: (request) => new Response(`picture ${new URL(request.url).search}`),
    visitors: createVisitors({ secrets: ['test'], now: () => new Date() }),
    limits: createLimits(limits),
    newsletter: testNewsletter().newsletter,
    auth,
    checkouts: createCheckouts(
      () => Promise.reject(new Error('there is no database')),
      () => new Date(),
    ),
    afterSale: idleAfterSale(log),
    inTurn: createTurns(),
    pages,
    purge: (tags) => pages.purge(tags),
    contentChanged: async () => pages.purge(await content.changes(), Date.now() + 1000),
    checks: { shopApi: async () => {}, content: async () => {} },
    embedded: { shopApi: undefined, contentApi: undefined },
    operator: async () => new Response(null, { status: 404 }),
    close: async () => {},
    ...parts,
  }
  return { ctx, lines }
}

export type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** The front door on a port of its own, with what Astro, the Shop API and the content service answer. */
export async function openDoor(scene: Scene = {}) {
  const { ctx, lines } = testContext(scene)
  const rendered: PageRequest[] = []
  const door = createDoor({
    ctx,
    files: await createStaticFiles(scene.files ?? '/nowhere'),
    render: async (request) => {
      rendered.push(request)
      return scene.render ? scene.render(request) : page(`page ${request.url.pathname}${request.url.search}`)
    },
  })
  const server = createServer(door.handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  /** Sends exactly this path: nothing is normalised, unpacked or followed on the way. */
  function get(
    path: string,
    options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
  ): Promise<Reply> {
    const { method = 'GET', headers = {}, body } = options
    return new Promise((resolve, reject) => {
      const sent = ask({ host: '127.0.0.1', port, path, method, headers: { host: 'localhost', ...headers } })
      sent.on('error', reject).on('response', (response) => {
        const chunks: Buffer[] = []
        response
          .on('error', reject)
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          )
      })
      sent.end(body)
    })
  }

  return {
    get,
    address: () => ({ port }),
    ctx,
    lines,
    /** What Astro was asked. */
    rendered,
    idle: door.idle,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A page as Astro would answer it, kept under a tag. */
export function page(
  text: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Rendered {
  return {
    status,
    headers: Object.entries({
      'content-type': 'text/html',
      'cache-control': 'public, max-age=0, must-revalidate',
      ...(status === 200 && { 'x-cache-tags': 'shop:10001 product:1' }),
      ...headers,
    }),
    body: Buffer.from(text),
  }
}
