import { expect, test } from 'vitest'
import { runCommand } from '#cli/operator/command.ts'
import { noDatabase, noFile, noTransfers, noPayouts, unusedServices } from '#tests/support/operator.ts'
import { anOrder } from '#tests/support/orders.ts'
import { aPayment } from '#tests/support/payment.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const nothing = () => Promise.reject(new Error('not asked'))

test.each<[string, string[]]>([
  ['order show 1234 5678901 2', ['  subscription 123456789012-1: active']],
  ['order cancel 123456789012', []],
  ['order show 777777777777', []],
])('%s names what the order began: %j', async (line, named) => {
  const output: string[] = []
  const found = { order: anOrder(), payment: aPayment() }
  await runCommand(
    line.split(' '),
    {
      ...unusedServices,
      orders: {
        byId: async (id) => (id === found.order.id ? found : null),
        latest: nothing,
        search: nothing,
        move: async () => ({ ok: true, value: found }),
      },
      subscriptions: {
        ...unusedServices.subscriptions,
        byId: async (id) =>
          id === '123456789012-1' || id.startsWith('7777')
            ? { subscription: aSubscription({ id }), intervals: [], ranges: {} }
            : null,
      },
      declarations: { listOpen: nothing, find: nothing, settle: nothing },
      jobs: { list: nothing, retry: nothing },
      database: noDatabase,
      writeFile: noFile,
      payouts: noPayouts,
      transfers: noTransfers,
    },
    (text) => void output.push(text),
  )
  expect(output.filter((each) => each.includes('subscription'))).toEqual(named)
})
