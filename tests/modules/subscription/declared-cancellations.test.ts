import { describe, expect, test } from 'vitest'
import { type Declaration, declarationOf } from '#domain/declaration/declaration.ts'
import { createDeclaredCancellations } from '#modules/subscription/declared-cancellations.ts'
import { testAfterSale } from '#tests/support/after-sale.ts'
import { recordingLog } from '#tests/support/log.ts'
import { anOrder } from '#tests/support/orders.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const declaration = (rest: Record<string, string> = {}) =>
  declarationOf('cancellation', {
    name: 'Anna Berg',
    email: 'Anna@example.com',
    contract: '1234 5678 9012-1',
    manner: 'ordinary',
    ...rest,
  })

const TWELVE = Array.from({ length: 12 }, (_, place) => `333333333333-${place + 1}`)

/** Two subscriptions of Anna, from one order; of another order the first is hers, and the second Berta's; of a third one twelve. */
const OWNERS: Record<string, string> = {
  '123456789012-1': 'anna',
  '123456789012-2': 'anna',
  '777777777777-1': 'anna',
  '777777777777-2': 'berta',
  ...Object.fromEntries(TWELVE.map((id) => [id, 'anna'])),
}

async function shop() {
  let time = Date.parse('2027-01-20T10:00:00Z')
  let isDown = false
  const { afterSale } = await testAfterSale({ now: () => new Date(time) })
  const { declarations } = afterSale
  const { log, lines } = recordingLog()
  const cancelled: string[] = []
  const answer = async <T>(value: T): Promise<T> => (isDown ? Promise.reject(new Error('down')) : value)
  const { one, all } = createDeclaredCancellations({
    declarations,
    log,
    orders: {
      byId(id) {
        if (id === '777777777777') return answer(null)
        const subscription = { id: '123456789012-2', period: 3, isOffSession: true }
        return answer(anOrder({ id, ...(id === '555555555555' && { subscription }) }))
      },
    },
    subscriptions: {
      byId(id) {
        const owner = OWNERS[id]
        const customer = { id: owner ?? '', email: `${owner}@example.com` }
        return answer(
          owner ? { subscription: aSubscription({ id, customer }), intervals: [], ranges: {} } : null,
        )
      },
      async cancel(id, { manner }) {
        cancelled.push(`${id} ${manner}`)
        return answer(aSubscription({ id }))
      },
    },
  })
  return {
    cancelled,
    lines,
    declarations,
    one,
    all,
    /** Stores it, and stops before it is carried out; the key. */
    async receive(received: Declaration): Promise<string> {
      const context = { variant: 'de-de', lines: [], address: undefined } as const
      const token = await declarations.receive(received, context)
      return (token.ok && declarations.readReceipt(received.kind, token.value)?.key) || ''
    },
    openContracts: async () => (await declarations.listOpen()).map(({ contract }) => contract),
    breakDown: (isBroken: boolean) => void (isDown = isBroken),
    passDays: (days: number) => void (time += days * 864e5),
  }
}

describe('a cancellation by', () => {
  test.each([
    ['its number', declaration(), ['123456789012-1 ordinary']],
    [
      'the order that began it',
      declaration({ contract: '1234 5678 9012' }),
      ['123456789012-1 ordinary', '123456789012-2 ordinary'],
    ],
    [
      'an order that began many',
      declaration({ contract: '333333333333' }),
      TWELVE.map((id) => `${id} ordinary`),
    ],
    ['the twelfth of an order', declaration({ contract: '333333333333-12' }), ['333333333333-12 ordinary']],
    [
      'words around its number',
      declaration({ contract: 'Spar-Abo Nr. 123456789012–1, bitte' }),
      ['123456789012-1 ordinary'],
    ],
    [
      'an order that was one of its deliveries',
      declaration({ contract: '5555 5555 5555' }),
      ['123456789012-2 ordinary'],
    ],
    ['a number that is too long', declaration({ contract: '1234567890123' }), []],
    ['a number that ends otherwise', declaration({ contract: '123456789012-123' }), []],
    [
      'words after the order',
      declaration({ contract: '1234 5678 9012 – both' }),
      ['123456789012-1 ordinary', '123456789012-2 ordinary'],
    ],
    ['a cause', declaration({ manner: 'extraordinary', reason: 'moved' }), ['123456789012-1 extraordinary']],
    ['another mailbox', declaration({ email: 'berta@example.com' }), []],
    ['an unknown number', declaration({ contract: '999999999999-1' }), []],
    ['words', declaration({ contract: 'my lenses' }), []],
    ['a later day', declaration({ end: '31.12.2027' }), []],
    ['the day of the next delivery', declaration({ end: '12.02.2027' }), []],
    ['a day before the next delivery', declaration({ end: '11.02.2027' }), ['123456789012-1 ordinary']],
    ['no day at all', declaration({ end: 'soon' }), []],
  ])('%s', async (_, received, ids) => {
    const { one, receive, cancelled, lines, openContracts } = await shop()
    await one(await receive(received))
    expect([cancelled, lines]).toEqual([ids, []])
    // What was carried out waits for nobody.
    expect(await openContracts()).toEqual(ids.length > 0 ? [] : [received.contract])
  })
})

test('a withdrawal cancels nothing', async () => {
  const { one, all, receive, cancelled, openContracts } = await shop()
  const order = '123456789012'
  await one(await receive(declarationOf('withdrawal', { order, email: 'anna@example.com', name: 'Anna' })))
  await all()
  expect([cancelled, await openContracts()]).toEqual([[], [order]])
})

test('of an order with a subscription of somebody else, what is theirs is cancelled, and the rest is left to the operator', async () => {
  const { one, receive, cancelled, openContracts } = await shop()
  await one(await receive(declaration({ contract: '777777777777' })))
  expect([cancelled, await openContracts()]).toEqual([['777777777777-1 ordinary'], ['777777777777']])
})

describe('the job', () => {
  test('carries out what a killed process has only stored, and once', async () => {
    const { all, receive, cancelled, openContracts } = await shop()
    await receive(declaration())
    await all()
    await all()
    expect([cancelled, await openContracts()]).toEqual([['123456789012-1 ordinary'], []])
  })

  test('tries again while the Shop API is down, and what fails holds up nothing else', async () => {
    const { one, all, receive, cancelled, lines, openContracts, breakDown } = await shop()
    breakDown(true)
    await one(await receive(declaration()))
    await receive(declaration({ contract: '123456789012-2' }))
    await all()
    expect(lines).toEqual(
      Array.from({ length: 3 }, () => 'warn: a declared cancellation was not carried out'),
    )
    expect([cancelled, await openContracts()]).toEqual([[], ['1234 5678 9012-1', '123456789012-2']])
    breakDown(false)
    await all()
    expect(cancelled).toEqual(['123456789012-1 ordinary', '123456789012-2 ordinary'])
    expect(await openContracts()).toEqual([])
  })

  test('leaves alone what the operator has carried out', async () => {
    const { one, all, receive, cancelled, declarations } = await shop()
    const key = await receive(declaration())
    await declarations.settle(key)
    await all()
    await one(key)
    expect(cancelled).toEqual([])
  })

  test('leaves a number that nobody knows, and what is older than two weeks, to the operator', async () => {
    const { all, receive, cancelled, openContracts, passDays } = await shop()
    await receive(declaration())
    passDays(15)
    await receive(declaration({ contract: '999999999999-1' }))
    await all()
    expect([cancelled, await openContracts()]).toEqual([[], ['1234 5678 9012-1', '999999999999-1']])
  })
})

test('a key that was never given out, and a database that is down, are no failure of the form', async () => {
  const { one, cancelled, lines } = await shop()
  await one('0123456789abcdef')
  expect([cancelled, lines]).toEqual([[], []])
  const { log, lines: ofBroken } = recordingLog()
  const down = () => Promise.reject(new Error('down'))
  await createDeclaredCancellations({
    orders: { byId: down },
    subscriptions: { byId: down, cancel: down },
    declarations: { find: down, openCancellations: down, settle: down },
    log,
  }).one('0123456789abcdef')
  expect(ofBroken).toEqual(['warn: a declared cancellation was not carried out'])
})
