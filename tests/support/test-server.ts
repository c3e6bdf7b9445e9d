import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBasketClient } from '#clients/shop-api/baskets.ts'
import { createWishlistClient } from '#clients/shop-api/wishlists.ts'
import { createShopClient } from '#clients/shop-api/create-shop-client.ts'
import { createProductLists } from '#clients/shop-api/product-lists.ts'
import { createCheckoutDrafts } from '#modules/checkout/checkout-drafts.ts'
import { createConfiguratorDrafts } from '#modules/configurator/configurator-drafts.ts'
import type { Fetch } from '#clients/http.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { Context } from '#server/context.ts'
import { createRequestHandler } from '#server/http/request-handler.ts'
import { readEnv } from '#platform/env.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import type { RenderedPage } from '#server/page-cache/cached-page.ts'
import type { PageRequest } from '#server/http/render.ts'
import { createRateLimits } from '#server/session/rate-limits.ts'
import { createKeyedMutex } from '#platform/keyed-mutex.ts'
import { createVisitors } from '#server/session/visitors.ts'
import { createStaticFiles } from '#server/http/static-files.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { testAccounts } from './accounts.ts'
import { testInvalidation } from './invalidation.ts'
import { recordingLog } from './log.ts'
import { fakeAfterSale } from './fake-after-sale.ts'
import { testAppointments } from './appointments.ts'
import { testImages } from './test-images.ts'
import { testNewsletter } from './newsletter.ts'
import { testStockAlerts } from './stock-alerts.ts'
import { testPayments } from './payments.ts'
import { noBranchBusiness } from './branch-orders.ts'

export const emptyContent: ContentClient = {
  story: async () => null,
  hasPage: async () => false,
  stories: async () => [],
  version: async () => 1,
  expire() {},
  changes: async () => [],
}

type TestServerOptions = {
  /** Timeout of calls to the Shop API in milliseconds. */
  timeout?: number
  /** Calls per minute. */
  limits?: Parameters<typeof createRateLimits>[0]
  env?: Record<string, string>
  /** Responses of the Shop API. */
  shopApi?: Fetch
  content?: ContentClient
  auth?: Context['auth']
  /** Responses of Astro. */
  render?: (request: PageRequest) => Promise<RenderedPage>
  files?: string
  /** Replaces parts of the context. */
  overrides?: Partial<Context>
}

export function testContext({
  env = {},
  timeout = 200,
  limits,
  shopApi,
  content = emptyContent,
  auth = testAccounts().auth,
  overrides = {},
}: TestServerOptions = {}) {
  const { log: recorded, lines } = recordingLog()
  const log = overrides.log ?? recorded
  const pageCache = createPageCache(10_000_000)
  const fetch: Fetch = shopApi ?? (() => Response.json({ code: 404, message: 'nothing' }, { status: 404 }))
  const now = overrides.now ?? (() => new Date())
  const access = (variant: VariantCode) => ({
    http: { fetch, timeout },
    baseUrl: 'http://shop',
    auth: { kind: 'none' as const },
    shopId: VARIANTS[variant].shopId,
  })
  const noDatabase = () => Promise.reject(new Error('there is no database'))
  const ctx: Context = {
    env: readEnv(env),
    log,
    now,
    takesOrders: true,
    customers: { succeed: async () => {}, claimGuestOrders: async () => {}, release: async (ids) => ids },
    shop: (variant) => {
      const calls = createShopClient(access(variant))
      return { ...calls, ...createProductLists(calls, { ttl: 0, now: () => 0, log }) }
    },
    campaignKey: () => null,
    campaignUntil: () => Infinity,
    baskets: (variant) => createBasketClient(access(variant)),
    wishlists: (variant) => createWishlistClient(access(variant)),
    ...testPayments(access, log),
    ...noBranchBusiness(),
    content,
    drafts: undefined,
    ...testImages,
    visitors: createVisitors({ secrets: ['test'], now: () => new Date() }),
    rateLimits: createRateLimits(limits),
    newsletter: testNewsletter().newsletter,
    stockAlerts: testStockAlerts().stockAlerts,
    appointments: testAppointments(access),
    auth,
    checkoutDrafts: createCheckoutDrafts(noDatabase, () => new Date()),
    configuratorDrafts: createConfiguratorDrafts(noDatabase, () => new Date()),
    afterSale: fakeAfterSale(log),
    jobs: createJobs({ database: noDatabase, log, now: () => new Date() }),
    runExclusive: createKeyedMutex(),
    pageCache,
    purge: (tags) => pageCache.purge(tags),
    purgeChangedContent: testInvalidation({ pageCache, content, now }).contentChanged,
    brokenStories: () => [],
    healthChecks: { shopApi: async () => {}, content: async () => {} },
    readinessChecks: { database: async () => {} },
    stopping: new AbortController(),
    embedded: { shopApi: undefined, contentApi: undefined },
    operatorApi: async () => new Response(null, { status: 404 }),
    close: async () => {},
    ...overrides,
  }
  return { ctx, logLines: lines }
}

export type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** The server on a port of its own, with the given responses of Astro, the Shop API and the content service. */
export async function startTestServer(options: TestServerOptions = {}) {
  const { ctx, logLines } = testContext(options)
  const rendered: PageRequest[] = []
  const handler = createRequestHandler({
    ctx,
    files: await createStaticFiles(options.files ?? '/nowhere'),
    render: async (request) => {
      rendered.push(request)
      const { pathname, search } = request.url
      return options.render?.(request) ?? renderedPage(`page ${pathname}${search}`)
    },
  })
  const server = createServer(handler.handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  /** Sends exactly this path, without normalising, decoding or redirects. */
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
    logLines,
    /** The requests to Astro. */
    rendered,
    idle: handler.idle,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A page as Astro responds, cached under a tag. */
export function renderedPage(
  text: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): RenderedPage {
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
