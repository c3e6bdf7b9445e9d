import { writeSync } from 'node:fs'
import { VARIANTS } from '#i18n/variants.ts'
import { createBasketClient } from '#clients/shop-api/baskets.ts'
import { createOrderRepository } from '#clients/shop-api/http-order-repository.ts'
import { createPayments } from '#modules/payment/payments.ts'
import { createSandbox, SANDBOX_MIGRATIONS } from '#modules/payment/sandbox/sandbox-provider.ts'
import { createShopApi } from '#shop-api/app.ts'
import { openDatabase, SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { recordingLog } from '#tests/support/log.ts'
import { aPlaceOrderRequest } from './order-api.ts'

const HERE = { variant: 'de-de', origin: 'https://shop.example' } as const

/** The location of its database: a folder of PGlite, or a server. */
export type DatabaseLocation = { dataDir: string } | { url: string }

/** What the shoppers at a step do after the process dies: one returns, one does not. */
export const OUTCOMES = ['comes-back', 'stays-away'] as const

export const shopperAt = (step: number, fate: (typeof OUTCOMES)[number]): string => `${step}-${fate}`

type Step = <T>(act: () => Promise<T>) => Promise<T>

/** Runs every asynchronous method of an object as a step. */
function stepping<T extends object>(parts: T, step: Step): T {
  return new Proxy(parts, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name)
      if (typeof part !== 'function' || name === 'read') return part
      return (...given: unknown[]) => step(async () => Reflect.apply(part, target, given))
    },
  })
}

/** A shop with the sandbox's bank. Each call between payments, order repository and bank is a step. */
export async function openCrashingShop(place: DatabaseLocation) {
  const database = await openDatabase({ ...place, tables: [SHOP_MIGRATIONS, SANDBOX_MIGRATIONS] })
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
  const orderRepository = createOrderRepository(() => access)
  const paymentsWith = (step: Step) =>
    createPayments({
      orderRepository: stepping(orderRepository, step),
      provider: stepping(sandbox.provider, step),
      sandbox,
      secret: 'a-secret',
      now,
      log: recordingLog().log,
    })

  return {
    database,
    baskets,
    sweep: () => paymentsWith((act) => act()).payments.processDue(),
    advanceMinutes: (minutes: number) => void (time += minutes * 60_000),

    /** All actions of a shopper and the bank, from the button to the success page. */
    async buy(shopper: string, step: Step = (act) => act()): Promise<void> {
      const { orders, payments } = paymentsWith(step)
      const attemptKey = `the-one-and-only-attempt-${shopper}`
      const request = aPlaceOrderRequest(await baskets.get(shopper), { paymentKey: 'creditcard', attemptKey })
      const placed = await orders.place(request, HERE)
      if (placed.kind !== 'placed' || placed.step.kind !== 'redirect') return
      const id = new URL(placed.step.url).searchParams.get('payment') ?? ''
      await step(() => sandbox.choose(id, 'authorised'))
      const letter = sandbox.webhookRequest(id)
      await payments.handleWebhook({ headers: letter.headers, body: await letter.text() })
      await payments.handleReturn(id, HERE, false)
    },
  }
}

type CrashingShop = Awaited<ReturnType<typeof openCrashingShop>>

/** The number of steps of an undisturbed purchase. */
async function stepsOf(shop: CrashingShop): Promise<number> {
  let steps = 0
  await shop.baskets.add('lucky', { variantId: 30, quantity: 1 })
  await shop.buy('lucky', (act) => act().finally(() => (steps += 1)))
  return steps
}

/** Starts a purchase and stops it after a step. */
async function buyUntil(shop: CrashingShop, last: number, shopper: string): Promise<void> {
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

// As a program: stops a purchase after each of the steps, prints the number of steps, and kills itself.
const [, program, place] = process.argv
if (program === import.meta.filename && place !== undefined) {
  const shop = await openCrashingShop(JSON.parse(place) as DatabaseLocation)
  const steps = await stepsOf(shop)
  const all = Array.from({ length: steps }, (_, before) => before + 1)
  await Promise.all(
    all.flatMap((step) => OUTCOMES.map((fate) => buyUntil(shop, step, shopperAt(step, fate)))),
  )
  writeSync(1, String(steps))
  process.kill(process.pid, 'SIGKILL')
}
