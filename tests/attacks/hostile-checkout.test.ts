import { beforeEach, expect, test } from 'vitest'
import { type Random, randomOf } from '#shop-api/seed/random.ts'
import { checkoutProcedures } from '#server/rpc/checkout.ts'
import { ATTEMPT, checkoutFixture } from '#tests/support/checkout-fixture.ts'

const counter = checkoutFixture()
const { shopper, send, agreed } = counter
beforeEach(() => counter.clear())

const REQUESTS = 14
const STEPS: Record<string, string[]> = {
  address: [
    'delivery.firstName',
    'delivery.lastName',
    'delivery.street',
    'delivery.zip',
    'delivery.city',
    'billing',
  ],
  delivery: ['method'],
  payment: ['payment'],
  review: [],
}
const ALL = Object.values(STEPS).flat()
const NO_TEXT = ['', '   ', '<b>x</b>', 'https://evil.example', 'x'.repeat(61), '{"a":1}<']
/** The one valid value of a field, and some that are not. */
const FIELDS: Record<string, [valid: string, ...invalid: string[]]> = {
  'delivery.firstName': ['Johanna', ...NO_TEXT, '12'],
  'delivery.lastName': ['Petersen', ...NO_TEXT, '12'],
  'delivery.street': ['Bismarckstraße 84', ...NO_TEXT],
  'delivery.zip': ['20259', '', '2025', 'XXXXX', '202599', '-1'],
  'delivery.city': ['Hamburg', ...NO_TEXT],
  billing: ['same', '', 'other', 'Same', '__proto__'],
  method: ['dhl-home', '', 'branch', 'inpost-pl-home', 'constructor', 'DHL-HOME'],
  payment: ['creditcard', '', 'blik', 'free', 'toString'],
}
const ATTEMPTS = [ATTEMPT, '', 'short', 'x'.repeat(65), 'with spaces in the key']
const NO_SUMMARY = [
  '',
  '{',
  'null',
  '[]',
  '{"total":-1,"lines":[]}',
  '{"total":"1","lines":[]}',
  '{"total":1}',
]
/** What an order must never take from a form. */
const MADE_UP = {
  fees: '[]',
  total: '1',
  customer: 'admin',
  openLimit: '{"orders":99}',
  deliveryDays: '-20',
  basketKey: 'x',
}

const valueOf = (name: string, random: Random): string => {
  const [valid, ...invalid] = FIELDS[name] ?? ['']
  return random.chance(0.93) ? valid : random.pick(invalid)
}

const isAnswered = (answers: Record<string, string>): boolean =>
  ALL.every((name) => answers[name] === FIELDS[name]?.[0])

let ordered = 0

test.each(Array.from({ length: 20 }, (_, seed) => `steps ${seed}`))(
  'in any order, %s lead to an order only if each one is answered',
  async (seed) => {
    const random = randomOf(seed)
    const scope = await shopper()
    const summary = await agreed(scope)
    let stored: Record<string, string> = {}
    let orders = 0
    for (let count = 0; count < REQUESTS; count += 1) {
      const step = random.weighted([
        ...Object.keys(STEPS).map((name) => [name, 3] as const),
        ['done', 1],
        ['', 1],
      ])
      const repeatsAll = step === 'review' && random.chance(0.3)
      const names = repeatsAll ? ALL : (STEPS[step] ?? ALL)
      const present = names.filter(() => random.chance(0.97))
      const fields = Object.fromEntries(present.map((name) => [name, valueOf(name, random)]))
      const attempt = random.chance(0.8) ? ATTEMPT : random.pick(ATTEMPTS)
      const accepted = random.chance(0.8) ? summary : random.pick(NO_SUMMARY)
      // A review without a method repeats nothing, so that what was stored counts.
      const isRead = step in STEPS && (step !== 'review' || 'method' in fields)
      const of = `${seed}, request ${count}: ${step} ${JSON.stringify({ ...fields, attempt, accepted })}`

      if (step in STEPS && random.chance(0.25)) {
        await checkoutProcedures.saveCheckout(scope, { step, answers: fields })
        if (isRead) stored = { ...stored, ...emptied(names), ...fields }
      } else {
        await send(scope, { ...fields, ...MADE_UP, step, attempt, agreed: accepted })
        if (isRead) stored = { ...stored, ...emptied(names), ...fields }
        const isOrder = step === 'review' && isAnswered(stored) && attempt === ATTEMPT && accepted === summary
        if (isOrder) orders += 1
      }
      expect(counter.placed.length, `${of}`).toBe(orders)
    }
    ordered += orders
    for (const order of counter.placed)
      expect(order).toMatchObject({
        customer: { id: null, email: 'johanna@posteo.example' },
        address: {
          shipping: { street: 'Bismarckstraße 84', zipCode: '20259', countryCode: 'DE' },
          forward: null,
        },
        carrierKey: 'DHL',
        paymentKey: 'creditcard',
      })
    expect(new Set(counter.placed.map(({ basketKey }) => basketKey)).has('x')).toBe(false)
  },
)

const emptied = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']))

test('and some sequences do', () => expect(ordered).toBeGreaterThan(3))
