import { writeSync } from 'node:fs'
import { VARIANTS } from '#i18n/variants.ts'
import { createBasketClient } from '#server/clients/shop-api/baskets.ts'
import { createOrderBooks } from '#server/clients/shop-api/orders.ts'
import { createPayments } from '#server/payment/payments.ts'
import { createSandbox, SANDBOX_TABLES } from '#server/payment/sandbox/bank.ts'
import { createShopApi } from '#shop-api/app.ts'
import { openDatabase, SHOP_TABLES } from '#shop-api/db.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { listeningLog } from '#tests/support/log.ts'
import { aPress } from '#tests/support/orderer.ts'

const HERE = { variant: 'de-de', origin: 'https://shop.example' } as const

/** Where its database is: a folder of PGlite, or a server. */
export type Place = { dataDir: string } | { url: string }

/** What two shoppers do who stand at the same step when the process dies: one comes back, one is never seen again. */
export const FATES = ['comes-back', 'stays-away'] as const

export const shopperAt = (step: number, fate: (typeof FATES)[number]): string => `${step}-${fate}`

type Step = <T>(act: () => Promise<T>) => Promise<T>

/** Runs every asynchronous function of an object as a step. */
function stepping<T extends object>(parts: T, step: Step): T {
  return new Proxy(parts, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name)
      if (typeof part !== 'function' || name === 'read') return part
      return (...given: unknown[]) => step(async () => Reflect.apply(part, target, given))
    },
  })
}

/** A shop with the bank of the sandbox. Each word between its till, its books and its bank is a step. */
export async function openDyingShop(place: Place) {
  const database = await openDatabase({ ...place, tables: [SHOP_TABLES, SANDBOX_TABLES] })
  let time = NOW.getTime()
  const now = () => new Date(time)
  const access = {
    http: { fetch: createShopApi({ db: database.db, now }), timeout: 30_000 },
    baseUrl: 'http://shop',
    auth: { kind: 'token' as const, token: 'local' },
    shopId: VARIANTS['de-de'].shopId - 10_000,
  }
  const baskets = createBasketClient(access)
  const sandbox = createSandbox({ database: async () => database.db, secret: 'bank', now })
  const books = createOrderBooks(() => access)
  const till = (step: Step) =>
    createPayments({
      books: stepping(books, step),
      provider: stepping(sandbox.provider, step),
      sandbox,
      secret: 'a-secret',
      now,
      log: listeningLog().log,
    })

  return {
    database,
    baskets,
    sweep: () => till((act) => act()).payments.sweep(),
    later: (minutes: number) => void (time += minutes * 60_000),

    /** All that a shopper and his bank do, from the button to the page that he comes back to. */
    async buy(shopper: string, step: Step = (act) => act()): Promise<void> {
      const { orders, payments } = till(step)
      const attemptKey = `the-one-and-only-attempt-${shopper}`
      const request = aPress(await baskets.get(shopper), { paymentKey: 'creditcard', attemptKey })
      const placed = await orders.place(request, HERE)
      if (placed.kind !== 'placed' || placed.step.kind !== 'redirect') return
      const id = new URL(placed.step.url).searchParams.get('payment') ?? ''
      await step(() => sandbox.choose(id, 'authorised'))
      const letter = sandbox.letter(id)
      await payments.hear({ headers: letter.headers, body: await letter.text() })
      await payments.comeBack(id, HERE, false)
    },
  }
}

type DyingShop = Awaited<ReturnType<typeof openDyingShop>>

/** How many steps it takes somebody whom nothing happens. */
async function stepsOf(shop: DyingShop): Promise<number> {
  let steps = 0
  await shop.baskets.add('lucky', { variantId: 30, quantity: 1 })
  await shop.buy('lucky', (act) => act().finally(() => (steps += 1)))
  return steps
}

/** Lets somebody buy until a step is done, and no further. */
async function buyUntil(shop: DyingShop, last: number, shopper: string): Promise<void> {
  await shop.baskets.add(shopper, { variantId: 30, quantity: 1 })
  let steps = 0
  await new Promise<void>((resolve, reject) => {
    const step: Step = async (act) => {
      const done = await act()
      steps += 1
      if (steps < last) return done
      resolve()
      return new Promise(() => {})
    }
    shop.buy(shopper, step).then(() => reject(new Error(`${shopper} had bought before that`)), reject)
  })
}

// As a program: lets people buy until somebody stands at each of the steps, says how many those are, and is killed.
const [, program, place] = process.argv
if (program === import.meta.filename && place !== undefined) {
  const shop = await openDyingShop(JSON.parse(place) as Place)
  const steps = await stepsOf(shop)
  const all = Array.from({ length: steps }, (_, before) => before + 1)
  await Promise.all(all.flatMap((step) => FATES.map((fate) => buyUntil(shop, step, shopperAt(step, fate)))))
  writeSync(1, String(steps))
  process.kill(process.pid, 'SIGKILL')
}
