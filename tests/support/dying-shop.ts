import { VARIANTS } from '#i18n/variants.ts'
import { createBasketClient } from '#server/clients/shop-api/baskets.ts'
import { createOrderBooks } from '#server/clients/shop-api/orders.ts'
import { createPayments } from '#server/payment/payments.ts'
import { createSandbox, SANDBOX_TABLES } from '#server/payment/sandbox/bank.ts'
import { createShopApi } from '#shop-api/app.ts'
import { openDatabase, SHOP_TABLES } from '#shop-api/db.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'
import { listeningLog } from '#tests/support/log.ts'
import { aPress } from '#tests/support/orderer.ts'

export const HERE = { variant: 'de-de', origin: 'https://shop.example' } as const
export const ATTEMPT = 'the-one-and-only-attempt'

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

/** A shop over a folder, with the bank of the sandbox. Each word between its till, its books and its bank is a step. */
export async function openFolder(dataDir: string, { step = (act) => act() }: { step?: Step } = {}) {
  const database = await openDatabase({ dataDir, tables: [SHOP_TABLES, SANDBOX_TABLES] })
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
  const opened = createPayments({
    books: stepping(
      createOrderBooks(() => access),
      step,
    ),
    provider: stepping(sandbox.provider, step),
    sandbox,
    secret: 'a-secret',
    now,
    log: listeningLog().log,
  })
  return {
    ...opened,
    database,
    baskets,
    sandbox,
    later: (minutes: number) => void (time += minutes * 60_000),

    async prepare() {
      await fillCatalogue(database.db)
      await baskets.add('b', { variantId: 30, quantity: 1 })
    },

    /** All that a shopper and his bank do, from the button to the page that he comes back to. */
    async buy(): Promise<void> {
      const request = aPress(await baskets.get('b'), { paymentKey: 'creditcard', attemptKey: ATTEMPT })
      const placed = await opened.orders.place(request, HERE)
      if (placed.kind !== 'placed' || placed.step.kind !== 'redirect') return
      const id = new URL(placed.step.url).searchParams.get('payment') ?? ''
      await step(() => sandbox.choose(id, 'authorised'))
      const letter = sandbox.letter(id)
      await opened.payments.hear({ headers: letter.headers, body: await letter.text() })
      await opened.payments.comeBack(id, HERE, false)
    },
  }
}

// As a program: buys in a folder, and is killed when a step is done.
const [, program, dataDir, fault] = process.argv
if (program === import.meta.filename && dataDir !== undefined) {
  let steps = 0
  const shop = await openFolder(dataDir, {
    async step(act) {
      const done = await act()
      steps += 1
      if (steps === Number(fault)) process.kill(process.pid, 'SIGKILL')
      return done
    },
  })
  await shop.buy()
  await shop.database.close()
  process.stdout.write(String(steps))
}
