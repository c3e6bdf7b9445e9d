import { createOrderBooks } from '#server/clients/shop-api/orders.ts'
import { readEnv } from '#server/env.ts'
import { runCommand } from '#server/operator/command.ts'
import { VARIANTS } from '#i18n/variants.ts'

/** npm run shop -- order …: what the operator of a shop that is open does with its orders. */
const { shopApi, shopApiPort } = readEnv()
const books = createOrderBooks((variant) => ({
  http: { fetch: (request) => fetch(request), timeout: 10_000 },
  baseUrl: shopApi?.url ?? `http://127.0.0.1:${shopApiPort}`,
  // The embedded Shop API listens on loopback alone, and takes this one.
  auth: shopApi?.auth ?? { kind: 'token', token: 'local' },
  shopId: VARIANTS[variant].shopId,
}))

const say = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const isGood = await runCommand(
    process.argv.slice(2),
    {
      byId: async (id) => (await books.byId(id))?.order ?? null,
      latest: books.latest,
      // What is to be given back the shop itself gives back, within a minute.
      async move(id, move) {
        const moved = await books.move(id, move)
        return moved.ok ? { ok: true, value: moved.value.order } : moved
      },
    },
    say,
  )
  process.exitCode = isGood ? 0 : 1
} catch (error) {
  say(`The shop does not answer: is it open? ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
