import { expect, test } from 'vitest'
import { declarationOf } from '#domain/declaration/declaration.ts'
import { cancelDeclared } from '#server/forms/cancel-declared.ts'
import { anOrder } from '#tests/support/orders.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'
import { testContext } from '#tests/support/test-server.ts'

const declared = (rest: Record<string, string> = {}) =>
  declarationOf('cancellation', {
    name: 'Anna Berg',
    email: 'Anna@example.com',
    contract: '1234 5678 9012-1',
    manner: 'ordinary',
    ...rest,
  })

/** An order that has begun two subscriptions. */
async function cancel(declaration: ReturnType<typeof declarationOf>, isDown = false) {
  const { ctx, logLines } = testContext()
  const cancelled: unknown[] = []
  const subscriptions = {
    ...ctx.subscriptions,
    async byId(id: string) {
      if (isDown) throw new Error('down')
      return /^123456789012-[12]$/.test(id)
        ? { subscription: aSubscription({ id }), intervals: [], ranges: {} }
        : null
    },
    async cancel(id: string, { manner }: { manner: string }) {
      cancelled.push(`${id} ${manner}`)
      return aSubscription({ id })
    },
  }
  const orders = {
    ...ctx.orders,
    async byId(id: string) {
      if (isDown) throw new Error('down')
      const subscription = { id: '123456789012-2', period: 3, isOffSession: true }
      return id === '555555555555' ? { ...anOrder({ id }), subscription } : null
    },
  }
  await cancelDeclared({ ...ctx, orders, subscriptions }, declaration)
  return { cancelled, logLines }
}

test.each([
  ['its number', declared(), ['123456789012-1 ordinary']],
  [
    'the order that began it',
    declared({ contract: '1234 5678 9012' }),
    ['123456789012-1 ordinary', '123456789012-2 ordinary'],
  ],
  [
    'words around its number',
    declared({ contract: 'Spar-Abo Nr. 123456789012–1, bitte' }),
    ['123456789012-1 ordinary'],
  ],
  [
    'an order that was one of its deliveries',
    declared({ contract: '5555 5555 5555' }),
    ['123456789012-2 ordinary'],
  ],
  ['a number that is too long', declared({ contract: '1234567890123' }), []],
  ['a number that ends otherwise', declared({ contract: '123456789012-123' }), []],
  [
    'words after the order',
    declared({ contract: '1234 5678 9012 – both' }),
    ['123456789012-1 ordinary', '123456789012-2 ordinary'],
  ],
  ['a cause', declared({ manner: 'extraordinary', reason: 'moved' }), ['123456789012-1 extraordinary']],
  ['another mailbox', declared({ email: 'berta@example.com' }), []],
  ['an unknown number', declared({ contract: '999999999999-1' }), []],
  ['words', declared({ contract: 'my lenses' }), []],
  ['a later day', declared({ end: '31.12.2027' }), []],
  ['the day of the next delivery', declared({ end: '12.02.2027' }), []],
  ['a day before the next delivery', declared({ end: '11.02.2027' }), ['123456789012-1 ordinary']],
  ['no day at all', declared({ end: 'soon' }), []],
])('a cancellation by %s', async (_, declaration, ids) =>
  expect((await cancel(declaration)).cancelled).toEqual(ids),
)

test('a withdrawal cancels nothing', async () =>
  expect((await cancel(declarationOf('withdrawal', { order: '123456789012' }))).cancelled).toEqual([]))

test('a shop that does not answer leaves it to the operator', async () => {
  const { logLines } = await cancel(declared(), true)
  expect(logLines.join()).toContain('a declared cancellation was not carried out')
})
