import { expect, test } from 'vitest'
import { runSubscriptionCommand } from '#cli/operator/subscriptions.ts'
import { parseCommand } from '#cli/operator/parse-command.ts'
import { fail, ok } from '#domain/result.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const subscription = aSubscription({
  problem: 'payment',
  history: [{ at: '2027-01-12T09:00:00Z', event: 'confirm', actor: 'shop' }],
})

const later = aSubscription({ id: '123456789012-2' })

async function type(line: string) {
  const command = parseCommand(line.split(' '))
  if (typeof command === 'string') throw new Error(command)
  const lines: string[] = []
  const calls: unknown[] = []
  const outcome = await runSubscriptionCommand(command, {
    subscriptions: {
      list: async (_, after = '') => [subscription, later].filter(({ id }) => id > after).slice(0, 1),
      byId: async (id) => (id === subscription.id ? { subscription, intervals: [], ranges: {} } : null),
      async change(id, { change }) {
        calls.push(change)
        return id === subscription.id ? ok(subscription) : fail('unknown')
      },
      async propose(variant, goods) {
        if (!('variantId' in goods)) return { proposed: 1, skipped: 0 }
        return goods.variantId === 100 && variant === 'de-de' ? { proposed: 3, skipped: 1 } : null
      },
      async cancel(id, { manner }) {
        calls.push(manner)
        return id === subscription.id ? subscription : null
      },
    },
    jobs: {
      async retry(name) {
        calls.push(name)
        return 1
      },
    },
    now: () => new Date(0),
    writeLine: (text) => void lines.push(text),
  })
  return { outcome, text: lines.join('\n'), calls }
}

test.each([
  [
    'subscription list',
    'done',
    /^123456789012-1 {2}active {2}next 2027-02-12 .* payment {2}anna@.*\n123456789012-2.*$/,
  ],
  ['subscription show 123456789012-1', 'done', /2 × Pflege \(100\)[^]*confirm by shop$/],
  ['subscription show 123456789012-1 --json', 'done', /^\{"id"/],
  ['subscription show 999999999999-1', 'refused', /no subscription/],
  ['subscription run', 'done', /announced/],
  ['subscription pause 123456789012-1 2027-03-31', 'done', /active/],
  ['subscription pause 999999999999-1 2027-03-31', 'refused', /unknown/],
  ['subscription pause 123456789012-1 soon', 'misread', /soon is not a day/],
  ['subscription cancel 123456789012-1', 'done', /active/],
  ['subscription cancel 999999999999-1', 'refused', /no subscription/],
  ['subscription cancel 12', 'misread', /not a number/],
  ['subscription cancel', 'misread', /takes 1/],
  ['subscription propose 100', 'done', /^3 get a letter, 1 wear another lens/],
  ['subscription propose 100 110', 'done', /^3 get/],
  ['subscription propose 7', 'refused', /no shop/],
  ['subscription propose care', 'misread', /takes the number/],
  ['subscription propose 100 110 120', 'misread', /takes the number/],
  ['subscription propose', 'misread', /takes the number/],
  ['subscription propose all 100', 'misread', /takes the number/],
  ['subscription propose all', 'done', /^9 get a letter, 0 wear/],
  ['subscription skip 123456789012-1', 'misread', /unknown command/],
  ['subscription run --json', 'misread', /no option --json/],
])('%s is %s', async (line, outcome, text) => {
  const typed = await type(line)
  expect(typed).toMatchObject({ outcome, text: expect.stringMatching(text) })
})

test('a list is one JSON array, whatever the number of its pages', async () => {
  const { outcome, text } = await type('subscription list --json')
  expect({ outcome, ids: JSON.parse(text).map(({ id }: { id: string }) => id) }).toEqual({
    outcome: 'done',
    ids: [subscription.id, later.id],
  })
})

test('what it does is done by the operator', async () => {
  expect((await type('subscription run')).calls).toEqual(['subscriptions'])
  expect((await type('subscription pause 123456789012-1 2027-03-31')).calls).toEqual([
    { pauseUntil: '2027-03-31' },
  ])
  expect((await type('subscription cancel 123456789012-1')).calls).toEqual(['extraordinary'])
})
