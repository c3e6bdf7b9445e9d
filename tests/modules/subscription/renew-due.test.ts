import { expect, test } from 'vitest'
import { renewDue } from '#modules/subscription/renewals.ts'
import { recordingLog } from '#tests/support/log.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

/** Three pages of two subscriptions each; the first one cannot be renewed. */
function program() {
  const done: string[] = []
  const stop = new AbortController()
  const { log } = recordingLog()
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
    payments: { chargeMandate: () => Promise.reject(new Error('nothing is charged')) },
    sendLetters: async () => void done.push('letters'),
    log,
  }
  return { done, deps, stop }
}

test('all pages are renewed, each with its letters, and one that fails holds up no other', async () => {
  const { done, deps } = program()
  await renewDue(deps)
  const page = (at: number) => [`page ${at - 1}`, `${at}a`, `${at}b`, 'letters']
  expect(done).toEqual([...page(1), ...page(2), ...page(3)])
})

test('a run that exceeds its time stops, and the next one goes on', async () => {
  const { done, deps, stop } = program()
  await renewDue(deps, stop.signal)
  expect(done).toEqual(['page 0', '1a', '1b', 'letters', 'page 1', '2a'])
})
