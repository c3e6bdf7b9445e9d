import { describe, expect, test } from 'vitest'
import { messages } from '#i18n/messages.ts'
import { createRateLimits } from '#server/session/rate-limits.ts'
import { startTestServer } from '#tests/support/test-server.ts'
import { call } from '#tests/support/rpc.ts'

const most = { visitor: 2, address: 3, newcomers: 1, reporter: 2, reports: 3 }
const anna = { visitor: 'anna', address: '203.0.113.1' }
const bert = { visitor: 'bert', address: '203.0.113.1' }

/** Which of the calls are rejected, in their order. */
async function refused(...calls: [string, { visitor?: string; address?: string }][]) {
  const limits = createRateLimits(most)
  const waits = []
  for (const [name, who] of calls)
    waits.push(await limits.count(name, { visitor: who.visitor, address: who.address }))
  return waits.map((wait) => wait > 0)
}

describe('one too many', () => {
  test('is the third write of a visitor', async () =>
    expect(await refused(['clearBasket', anna], ['addItemToBasket', anna], ['clearBasket', anna])).toEqual([
      false,
      false,
      true,
    ]))

  test('is the fourth write from an address', async () => {
    const calls = [anna, bert, anna, bert].map((who): [string, typeof who] => ['clearBasket', who])
    expect(await refused(...calls)).toEqual([false, false, false, true])
  })

  test('is the second newcomer from an address', async () => {
    const newcomer = { address: '203.0.113.9' }
    expect(await refused(['addItemToBasket', newcomer], ['addItemToWishlist', newcomer])).toEqual([
      false,
      true,
    ])
  })

  test('is the third attempt from an address to pay later', async () => {
    const stranger = { address: '203.0.113.9' }
    const limits = createRateLimits({ payLater: 2 })
    const waits = []
    for (let times = 0; times < 3; times += 1)
      waits.push((await limits.count('pay later', { visitor: undefined, ...stranger })) > 0)
    expect(waits).toEqual([false, false, true])
  })

  test('is the fourth write from the many addresses that one line has', async () => {
    const calls = ['1', '2', '3', '4'].map((end): [string, object] => [
      'clearBasket',
      { visitor: `line-${end}`, address: `2001:db8:0:7::${end}` },
    ])
    expect(await refused(...calls)).toEqual([false, false, false, true])
  })

  test('is not a write from this machine, where a proxy may send everybody’s requests', async () => {
    const calls = Array.from({ length: 9 }, (): [string, object] => ['clearBasket', { address: '::1' }])
    expect(await refused(...calls)).not.toContain(true)
  })

  test('is not a read', async () => {
    const calls = Array.from({ length: 9 }, (): [string, typeof anna] => ['getBasket', anna])
    expect(await refused(...calls)).not.toContain(true)
  })

  test('is a report beyond the limit of one address, and beyond the limit of all', async () => {
    const report = (address: string): [string, { address: string }] => ['logMessage', { address }]
    expect(await refused(report('a'), report('a'), report('a'), report('b'), report('c'))).toEqual([
      false,
      false,
      true,
      false,
      true,
    ])
  })
})

test('a caller over the limit gets the time to wait', async () => {
  await using door = await startTestServer({ limits: { reporter: 1 } })
  const report = () => call(door, 'logMessage', { level: 'info', message: 'hello' })
  await report()
  const reply = await report()
  expect(reply).toMatchObject({ status: 429, body: { kind: 'too-many', title: 'Too Many Requests' } })
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(50)
  expect(door.logLines.filter((line) => line === 'info: hello')).toHaveLength(1)
})

test.each([
  ['de-de', 'in zehn Minuten'],
  ['fr-ch', 'dans dix minutes'],
  ['it-it', 'tra dieci minuti'],
  ['pl-pl', 'za dziesięć minut'],
  ['cs-cz', 'za deset minut'],
] as const)(
  '%s: who has sent too many pictures of a slip waits as long as the page says: %s',
  async (variant, words) => {
    const { count } = createRateLimits({ slips: 1 })
    const order = { visitor: '123456789012', address: undefined }
    const waits = [await count('prescription slip', order), await count('prescription slip', order)]
    expect(waits).toEqual([0, 600])
    expect(messages(variant)('order.values.slip.fault.later')).toContain(words)
  },
)
