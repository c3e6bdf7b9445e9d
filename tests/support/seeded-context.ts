import { createContentApi } from '#content-api/app.ts'
import { openContent } from '#clients/content/open-content.ts'
import { createShopClients } from '#clients/shop-api/shop-clients.ts'
import type { Context } from '#server/context.ts'
import { createShopApi } from '#shop-api/app.ts'
import type { Database } from '#shop-api/open-database.ts'
import { TOKENS } from './content.ts'
import { openEmbeddedCopy } from './embedded-copy.ts'
import { SEEDED_AT, seedShop } from './seeded.ts'
import { testContext } from './test-server.ts'

/** The shop's own goods and content, as a visitor meets them. The database is to be closed afterwards. */
export async function openSeededContext(): Promise<{ ctx: Context; database: Database }> {
  const database = await openEmbeddedCopy({ fill: seedShop })
  const { ctx: empty } = testContext()
  const { env, log } = empty
  const { shop } = createShopClients(
    {
      http: { fetch: createShopApi({ db: database.db, now: () => SEEDED_AT }), timeout: 20_000 },
      baseUrl: 'http://shop',
      auth: { kind: 'token', token: 'local' },
    },
    { ttl: 60_000, limit: 300, now: Date.now, log },
  )
  const { content } = openContent({
    env,
    log,
    now: Date.now,
    shopName: 'Veduta',
    embedded: { fetch: createContentApi({ dir: 'content', tokens: TOKENS }), tokens: TOKENS },
  })
  return { ctx: { ...empty, shop, content }, database }
}
