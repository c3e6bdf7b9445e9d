import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteExpiredAlerts } from '#modules/stock-alert/alert-store.ts'
import { stockAlert } from '#modules/stock-alert/schema.ts'
import type { Database } from '#shop-api/open-database.ts'
import { SERVER_MIGRATIONS } from '#modules/migrations.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { testStockAlerts } from '#tests/support/stock-alerts.ts'

const PAGE = 'https://shop.example/de-de/overlays/back-in-stock/7/'
const NOW = new Date('2026-11-21T10:00:00Z')
const GOODS = { name: 'Veduta Brera', url: 'https://shop.example/de-de/p/brera-3/' }
const brera = {
  email: 'Anna@Example.org ',
  shop: 'de-de' as const,
  productId: 3,
  variantId: 7,
  name: 'Veduta Brera',
}

onBothDatabases({ tables: SERVER_MIGRATIONS }, (open) => {
  let database: Database
  let isAvailable = false
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    isAvailable = false
    await database.db.delete(stockAlert)
  })

  const setUp = (options: Parameters<typeof testStockAlerts>[0] = {}) =>
    testStockAlerts({
      database: async () => database.db,
      available: async () => (isAvailable ? GOODS : null),
      ...options,
    })
  const waiting = () => database.db.select().from(stockAlert)

  test('somebody asks, confirms, gets one email when it is back, and is forgotten', async () => {
    const { stockAlerts, letters, lastToken } = setUp()
    expect(await stockAlerts.request(brera, PAGE, undefined)).toBe('sent')
    expect(letters()).toMatchObject([{ letter: 'confirm', to: 'anna@example.org', product: 'Veduta Brera' }])
    expect(await waiting()).toEqual([])

    expect(await stockAlerts.followLink('confirm', lastToken('confirm'))).toBe('confirmed')
    expect(await stockAlerts.followLink('confirm', lastToken('confirm'))).toBe('confirmed')
    expect(await waiting()).toMatchObject([{ email: 'anna@example.org', shop: 'de-de', variantId: 7 }])
    expect(await stockAlerts.ofMailbox('Anna@Example.org')).toEqual(await waiting())
    expect(await stockAlerts.ofMailbox('ben@example.org')).toEqual([])
    await stockAlerts.notifyAll()
    expect(letters()).toHaveLength(1)

    isAvailable = true
    await stockAlerts.notifyAll()
    await stockAlerts.notifyAll()
    expect(letters().slice(1)).toEqual([
      { letter: 'available', shop: 'de-de', to: 'anna@example.org', product: GOODS.name, link: GOODS.url },
    ])
    expect(await waiting()).toEqual([])
  })

  test('a mailbox with an international domain is written to in ASCII', async () => {
    const { stockAlerts, letters } = setUp()
    expect(await stockAlerts.request({ ...brera, email: ' Info@Bücher.de' }, PAGE, undefined)).toBe('sent')
    expect(letters()).toMatchObject([{ letter: 'confirm', to: 'info@xn--bcher-kva.de' }])
  })

  test('the first email also ends the wait', async () => {
    const { stockAlerts, letters, lastToken } = setUp()
    await stockAlerts.request(brera, PAGE, undefined)
    await stockAlerts.followLink('confirm', lastToken('confirm'))
    expect(await stockAlerts.followLink('leave', lastToken('leave'))).toBe('left')
    isAvailable = true
    await stockAlerts.notifyAll()
    expect(letters()).toHaveLength(1)
  })

  test('where one variant cannot be read, the others are written about, and the job has failed', async () => {
    const { stockAlerts, letters, lastToken } = setUp({
      available: async ({ variantId }) => {
        if (variantId === 7) throw new Error('no answer')
        return GOODS
      },
    })
    for (const variantId of [7, 8]) {
      await stockAlerts.request({ ...brera, variantId }, PAGE, undefined)
      await stockAlerts.followLink('confirm', lastToken('confirm'))
    }
    await expect(stockAlerts.notifyAll()).rejects.toThrow('some stock could not be read')
    expect(letters().filter(({ letter }) => letter === 'available')).toHaveLength(1)
    expect(await waiting()).toMatchObject([{ variantId: 7 }])
  })

  test('after half a year nobody still waits', async () => {
    const { stockAlerts, lastToken } = setUp()
    await stockAlerts.request(brera, PAGE, undefined)
    await stockAlerts.followLink('confirm', lastToken('confirm'))
    await deleteExpiredAlerts(database.db, new Date('2027-05-20T10:00:00Z'))
    expect(await waiting()).toHaveLength(1)
    await deleteExpiredAlerts(database.db, new Date('2027-05-20T10:00:01Z'))
    expect(await waiting()).toEqual([])
  })

  test.each(['anna', '', 'a@b', `${'a'.repeat(250)}@example.org`])(
    'the address "%s" is refused',
    async (email) => {
      const { stockAlerts, letters } = setUp()
      expect(await stockAlerts.request({ ...brera, email }, PAGE, undefined)).toBe('invalid')
      expect(letters()).toEqual([])
    },
  )

  test('a stranger fills nobody’s mailbox, and does not learn that', async () => {
    let minute = 0
    const { stockAlerts, letters } = setUp({
      limits: { perMailbox: 2, perAddress: 4 },
      now: () => new Date(NOW.getTime() + 60_000 * minute++),
    })
    const results: string[] = []
    for (let times = 0; times < 5; times += 1)
      results.push(await stockAlerts.request(brera, PAGE, '203.0.113.7'))
    expect(results).toEqual(['sent', 'sent', 'sent', 'sent', 'later'])
    expect(letters()).toHaveLength(2)
  })

  test.each([
    ['after two days', 'confirm', 48 * 3600 + 1, 'expired'],
    ['ending, after years', 'leave', 50_000 * 3600, 'left'],
  ] as const)('a link %s is %4$s', async (_, purpose, seconds, expected) => {
    let at = NOW
    const { stockAlerts, lastToken } = setUp({ now: () => at })
    await stockAlerts.request(brera, PAGE, undefined)
    at = new Date(NOW.getTime() + seconds * 1000)
    expect(await stockAlerts.followLink(purpose, lastToken(purpose))).toBe(expected)
  })

  test('a link for one purpose, or a changed one, is forged', async () => {
    const { stockAlerts, lastToken } = setUp()
    await stockAlerts.request(brera, PAGE, undefined)
    expect(await stockAlerts.followLink('confirm', lastToken('leave'))).toBe('forged')
    expect(await stockAlerts.followLink('confirm', `X${lastToken('confirm').slice(1)}`)).toBe('forged')
    expect(await waiting()).toEqual([])
  })
})
