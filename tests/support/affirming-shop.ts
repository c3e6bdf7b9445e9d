import { beforeEach, expect } from 'vitest'
import { READ_BACK_VERSION } from '#domain/prescription/configured-items.ts'
import { affirmedOf } from '#domain/prescription/made-to-measure.ts'
import type { Database } from '#shop-api/open-database.ts'
import { configuratorVisitor, LENSES } from './configurator-visitor.ts'
import { configuratorShop } from './configurator.ts'
import { SEEDED_AT } from './seeded.ts'

/** What the step sends in which values are confirmed. */
export const AFFIRMED = { affirmed: 'yes', consent: 'yes' }
/** What a program sends for the pair of the forms. */
export const SENT = {
  lensType: 'type_ei',
  prescription: { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 }, use: 'far' },
  parts: [LENSES.design, LENSES.index],
  affirmed: true,
}

const minutesLater = (minutes: number) => new Date(SEEDED_AT.getTime() + minutes * 60_000)

/** The affirmation of a visitor, so many minutes after the test began. */
export const after = (minutes: number) => ({
  at: minutesLater(minutes).toISOString(),
  textVersion: READ_BACK_VERSION,
  by: 'guest',
})

/** The shop with a clock that tests move on. */
export function affirmingShop(open: () => Promise<Database>) {
  let passed = 0
  beforeEach(() => void (passed = 0))
  const shop = configuratorShop(open, { overrides: { now: () => minutesLater(passed) } })
  const { server, full, slugOf } = shop
  const pass = (minutes: number) => void (passed += minutes)

  function visitor() {
    const own = configuratorVisitor({ server: server(), variantId: full(), slug: slugOf(full()) })
    const frame = async () => (await own.basket())[0]
    const edit = async () => `&edit=${encodeURIComponent((await frame()).itemGroup.id)}`
    return {
      ...own,
      frame,
      /** Who affirmed the values of the pair in the basket. */
      affirmed: async () => affirmedOf(await frame()),
      /** What the address of the pair in the basket has behind its variant. */
      edit,
      /** Presses the button of the summary of an edited pair, whose answers are changed so. */
      async buy(more: string, change: Record<string, string> = {}) {
        const summary = await own.load('summary', more)
        if (!summary.ok) throw new Error(`it leads to ${summary.error}`)
        expect(await own.send('summary', { ...summary.value.answers, ...change }, { more })).toBe(
          '/de-de/basket/',
        )
      },
    }
  }

  return {
    ...shop,
    pass,
    visitor,
    /** With a pair in the basket whose values were affirmed ten minutes before it was added, which was ten minutes ago. */
    async withPair() {
      const own = visitor()
      const answers = await own.configure()
      pass(10)
      expect(await own.send('summary', answers)).toBe('/de-de/basket/')
      pass(10)
      return { ...own, answers }
    },
  }
}
