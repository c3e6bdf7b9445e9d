import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isUnpaid } from '#domain/order/order-stage.ts'
import type { Database } from '#shop-api/open-database.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { subscriptionShop } from '#tests/support/subscription-shop.ts'
import { type AtEachStep, openTestShop, SHOP_LOCATION, type TestShop } from '#tests/support/test-shop.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

const HOUR = 60

/** A process that dies before or after one of its steps, and does nothing more until it is started again. */
function mortalProcess() {
  let steps = 0
  let isDead = false
  let dies: (step: string, at: number, when: 'before' | 'after') => boolean = () => false
  const check = (step: string, at: number, when: 'before' | 'after') => {
    isDead ||= dies(step, at, when)
    if (isDead) throw new Error('the process is dead')
  }
  const atEachStep: AtEachStep = async (step, take) => {
    steps += 1
    const at = steps
    check(step, at, 'before')
    const result = await take()
    check(step, at, 'after')
    return result
  }
  return {
    atEachStep,
    /** Starts it; it dies where `dies` says so. */
    start(where: typeof dies = () => false) {
      steps = 0
      isDead = false
      dies = where
    },
    wasKilled: () => isDead,
  }
}

onBothDatabases({ fill: fillTypedCatalogue }, (open) => {
  let database: Database
  let shop: TestShop
  const program = mortalProcess()
  const { letters, ordersOf, pay, run, runOn, see, setStock, subscribe, subscriptions } = subscriptionShop(
    () => shop,
    () => database,
  )
  beforeAll(async () => {
    database = await open()
    shop = openTestShop(database, program.atEachStep)
    await setStock(9000)
  })
  afterAll(() => database.close())

  async function subscribed(who: string) {
    const begun = await subscribe(who)
    await pay(begun)
    chargedBefore = charges()
    return begun
  }
  let chargedBefore = 0
  /** Payments at the bank that took money, or may take it. */
  const charges = () =>
    [...shop.statuses.values()].filter((status) => status === 'captured' || status === 'authorised').length
  /** The job on the day on which something is due, in a process that may die. Whether it did. */
  async function runWhenDue(number: string, dies?: Parameters<typeof program.start>[0]): Promise<boolean> {
    const { dueOn } = await see(number)
    program.start(dies)
    await runOn(dueOn ?? '').catch(() => {})
    const wasKilled = program.wasKilled()
    program.start()
    return wasKilled
  }
  const cancel = (number: string, customerId: string) =>
    subscriptions().cancel(number, { by: { actor: 'customer', customerId }, manner: 'ordinary' })

  /** What the renewals of the last subscriber have come to. */
  async function outcomeOf(who: string, number: string) {
    const orders = (await ordersOf(who)).filter(({ subscription }) => subscription !== undefined)
    const { deliveries } = await see(number)
    return {
      paid: orders.filter(({ status }) => !isUnpaid(status) && status !== 'cancelled').length,
      charged: charges() - chargedBefore,
      coming: letters.filter((key) => key.includes(`${number}:coming-1-`)).length,
      deliveries,
    }
  }
  const ONCE = { paid: 1, charged: 1, coming: 1, deliveries: 2 }

  describe('a process that is killed while it renews a subscription', () => {
    test('before any of its steps leaves one order, one payment and one letter', async () => {
      let killed = 0
      for (let at = 1; killed === at - 1; at += 1) {
        const who = `step-${at}`
        const { number } = await subscribed(who)
        const dies: Parameters<typeof program.start>[0] = (_, step, moment) =>
          step === at && moment === 'before'
        const wasAnnounced = !(await runWhenDue(number, dies))
        if (!wasAnnounced || (await runWhenDue(number, dies))) killed = at
        for (let again = 0; again < 3 && (await see(number)).period === 1; again += 1)
          await runWhenDue(number)
        shop.advanceMinutes(2 * HOUR)
        await shop.payments.processDue()
        await run()
        expect([who, await outcomeOf(who, number)]).toEqual([who, ONCE])
        await cancel(number, who)
      }
      expect(killed).toBeGreaterThan(8)
    }, 240_000)

    test('after the charge, whose customer then cancels, has not taken money for nothing', async () => {
      const { number } = await subscribed('cancels')
      await runWhenDue(number)
      expect(await runWhenDue(number, (step, _, when) => step === 'charge' && when === 'after')).toBe(true)
      expect(await cancel(number, 'cancels')).toMatchObject({ status: 'cancelled' })
      shop.advanceMinutes(2 * HOUR)
      await shop.payments.processDue()
      await run()
      expect(await outcomeOf('cancels', number)).toEqual(ONCE)
      expect((await ordersOf('cancels')).map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
    })

    test('after the charge, and stays down for two days, charges nothing twice', async () => {
      const { number } = await subscribed('down')
      await runWhenDue(number)
      expect(await runWhenDue(number, (step, _, when) => step === 'charge' && when === 'after')).toBe(true)
      shop.advanceMinutes(48 * HOUR)
      await shop.payments.processDue()
      await run()
      expect(await outcomeOf('down', number)).toEqual(ONCE)
      await cancel(number, 'down')
    })

    test('after the charge of a retry, whose customer then pays, leads to no second payment', async () => {
      const { number, reference } = await subscribed('retries')
      await runWhenDue(number)
      shop.mandates.set(reference, 'failed')
      await runWhenDue(number)
      expect(await see(number)).toMatchObject({ problem: 'payment' })
      shop.mandates.delete(reference)
      expect(await runWhenDue(number, (step, _, when) => step === 'charge' && when === 'after')).toBe(true)
      const before = shop.calls.length
      await subscriptions().pay(number, 'retries', SHOP_LOCATION)
      expect(shop.calls.slice(before)).not.toContain('create')
      shop.advanceMinutes(2 * HOUR)
      await shop.payments.processDue()
      await run()
      expect(await outcomeOf('retries', number)).toEqual(ONCE)
      await cancel(number, 'retries')
    })

    test('before the charge, whose customer then cancels, has charged nothing', async () => {
      const { number } = await subscribed('uncharged')
      await runWhenDue(number)
      expect(await runWhenDue(number, (step, _, when) => step === 'charge' && when === 'before')).toBe(true)
      await cancel(number, 'uncharged')
      shop.advanceMinutes(2 * HOUR)
      await shop.payments.processDue()
      expect(await outcomeOf('uncharged', number)).toMatchObject({ paid: 0, charged: 0, deliveries: 1 })
    })
  })

  test('two processes that renew one subscription at once make one order and one payment', async () => {
    const { number } = await subscribed('twice')
    await Promise.all([runWhenDue(number), runWhenDue(number)])
    const { dueOn } = await see(number)
    shop.advanceMinutes((Date.parse(`${dueOn}T06:00:00Z`) - shop.now().getTime()) / 60_000)
    await Promise.all([run(), run(), run()])
    expect(await outcomeOf('twice', number)).toEqual(ONCE)
    await cancel(number, 'twice')
  })

  test('more subscriptions than a page holds are due in several pages', async () => {
    const { number } = await subscribed('page')
    const id = `'1' || lpad(n::text, 11, '0') || '-1'`
    await database.db.execute(
      `insert into subscription select ${id}, order_id, shop_id, customer_id, status, due_on, has_letters, mandate,
         jsonb_set(document, '{id}', to_jsonb(${id})) from subscription, generate_series(1, 130) n where id = '${number}'`,
    )
    const { dueOn } = await see(number)
    shop.advanceMinutes((Date.parse(`${dueOn}T06:00:00Z`) - shop.now().getTime()) / 60_000)
    const first = await shop.subscriptions.due()
    expect(first).toEqual({ subscriptions: [], next: '100000000100-1' })
    expect(await shop.subscriptions.due(first.next ?? '')).toEqual({ subscriptions: [], next: null })
    const announced = (await shop.subscriptions.list('page')).filter(({ isAnnounced }) => isAnnounced)
    expect(announced).toHaveLength(131)
  })
})
