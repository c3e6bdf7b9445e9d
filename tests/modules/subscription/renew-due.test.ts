import { beforeEach, expect, test } from 'vitest'
import { renewalsJob, renewDue } from '#modules/subscription/renewals.ts'
import { processMetrics } from '#platform/process-metrics.ts'
import { recordingLog } from '#tests/support/log.ts'
import { anOrder } from '#tests/support/orders.ts'
import { aPayment } from '#tests/support/payment.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const counted = async () =>
  (await processMetrics.getSingleMetricAsString('veduta_renewals_total'))
    .split('\n')
    .filter((line) => !line.startsWith('#'))

/** Three pages of two subscriptions each; the first one cannot be renewed. */
function program() {
  const done: string[] = []
  const stop = new AbortController()
  const { log, lines } = recordingLog()
  const pages = ['1', '2', '3'].map((page) =>
    ['a', 'b'].map((each) => aSubscription({ id: `${page}${each}` })),
  )
  const deps = {
    subscriptions: {
      async due(after?: string) {
        const at = after === undefined ? 0 : Number(after)
        done.push(`page ${at}`)
        return { subscriptions: pages[at] ?? [], next: at < 2 ? String(at + 1) : null }
      },
      async renew({ id }: { id: string }) {
        done.push(id)
        if (id === '1a') throw new Error('its shop is gone')
        if (id === '2a') stop.abort()
        return null
      },
    },
    openWithdrawals: async () => [],
    payments: { chargeMandate: () => Promise.reject(new Error('nothing is charged')) },
    sendLetters: async () => void done.push('letters'),
    log,
  }
  return { done, deps, stop, lines }
}

beforeEach(() => processMetrics.resetMetrics())

test('all pages are renewed, each with its letters, and one that fails holds up no other', async () => {
  const { done, deps, lines } = program()
  await renewDue(deps)
  const page = (at: number) => [`page ${at - 1}`, `${at}a`, `${at}b`, 'letters']
  expect(done).toEqual([...page(1), ...page(2), ...page(3)])
  expect(await counted()).toEqual(['veduta_renewals_total{outcome="failed"} 1'])
  expect(lines).toEqual(['warn: a subscription could not be renewed'])
})

test('a run that exceeds its time stops, and the next one goes on', async () => {
  const { done, deps, stop } = program()
  await renewDue(deps, stop.signal)
  expect(done).toEqual(['page 0', '1a', '1b', 'letters', 'page 1', '2a'])
})

test('letters that cannot be queued hold up no page', async () => {
  const { done, deps, lines } = program()
  await renewDue({ ...deps, sendLetters: () => Promise.reject(new Error('down')) })
  expect(done).toContain('3b')
  expect(lines.slice(1)).toEqual(Array(3).fill('warn: letters about subscriptions could not be queued'))
})

test('the job carries out cancellations first, and renews even where they cannot be read', async () => {
  const { done, deps, lines, stop } = program()
  const cancelDeclared = async () => {
    done.push('cancellations')
    throw new Error('down')
  }
  await renewalsJob({ ...deps, cancelDeclared }).run({ data: {}, signal: stop.signal })
  expect(done.slice(0, 2)).toEqual(['cancellations', 'page 0'])
  expect(done.at(-1)).toBe('2a')
  expect(lines[0]).toBe('warn: declared cancellations could not be read')
})

test('what began with an order that was withdrawn is not asked for, and a delivery is charged by its mandate', async () => {
  const { deps } = program()
  const asked: unknown[] = []
  const order = { order: anOrder({ confirmedAt: null }), payment: aPayment() }
  await renewDue({
    ...deps,
    openWithdrawals: async () => ['123456789012'],
    subscriptions: {
      async due(...of) {
        asked.push(of)
        return { subscriptions: [aSubscription()], next: null }
      },
      renew: async () => ({ mandate: 'mandate', order: { kind: 'placed', ...order } }),
    },
    payments: {
      async chargeMandate(...of) {
        asked.push(of)
        return order
      },
    },
  })
  expect(asked).toEqual([
    [undefined, ['123456789012']],
    [expect.objectContaining(order), 'mandate'],
  ])
})

test.each([
  ['ordered', 'placed', null, '2027-02-05T08:00:00.000Z'],
  ['ordered', 'placed', '2027-02-05T08:00:00.000Z', null],
  ['unpaid', 'placed', null, null],
  ['waiting', 'changed', null, null],
] as const)(
  'a delivery is counted as %s: %s, confirmed at %s, by its charge at %s',
  async (outcome, kind, before, after) => {
    const { deps } = program()
    const order = (confirmedAt: string | null) => ({ order: anOrder({ confirmedAt }), payment: aPayment() })
    await renewDue({
      ...deps,
      subscriptions: {
        due: async () => ({ subscriptions: [aSubscription()], next: null }),
        renew: async () => ({
          mandate: 'mandate',
          order: kind === 'placed' ? { kind, ...order(before) } : { kind, changes: [] },
        }),
      },
      payments: { chargeMandate: async () => order(after) },
    })
    expect(await counted()).toEqual([`veduta_renewals_total{outcome="${outcome}"} 1`])
  },
)
