import { expect, test } from 'vitest'
import { z } from 'zod'
import { type CallName, CALLS } from '#contract/rpc/calls.ts'
import { isReadOnlyCall } from '#contract/rpc/read-only-call.ts'
import { TITLE } from '#platform/errors.ts'
import { randomOf } from '#shop-api/seed/random.ts'
import { type AttackedShop, onAttackedShop } from '#tests/support/attacked-shop.ts'
import { jsonText, mutated, somePayload } from '#tests/support/hostile-payloads.ts'

const PAYLOADS = 12
const NAMES = Object.keys(CALLS) as CallName[]
const refusal = z.looseObject({ status: z.int(), kind: z.string().regex(/^[\w-]{2,40}$/) })
const STACK = /\bat .+:\d+:\d+|node_modules|\/src\//
const ADA = { first_name: 'Ada', last_name: 'Muster', email: 'ada@example.com', gender: 'f' }

/** Ids and texts of the test catalogue, so that some payloads come through. */
const WORDS = {
  variantId: [10, 20, 30, 31, 60, 100, 110, 200],
  id: [1, 3, 10, 20],
  ids: [[30], [100, 110]],
  productId: [1, 3, 10],
  categoryId: [10, 20],
  category: ['glasses', 'sunglasses', '/'],
  treeId: [7],
  treeName: ['main', 'Main'],
  term: ['Alba', 'nord', 'panto blau'],
  email: [ADA.email],
  orderNumber: ['123456789012', '1234'],
  with: ['items.product', 'attributes,variants', 'items.variant,applicablePromotions'],
}

async function aGuest(shop: AttackedShop) {
  const guest = shop.browser()
  await guest.call('oauthGuestLogin', ADA)
  await guest.call('addItemToBasket', { variantId: 30 })
  return guest
}

onAttackedShop((shop) => {
  test.each(NAMES)('%s answers any payload by its contract, or refuses it', async (name) => {
    const { input, output } = CALLS[name]
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    const stranger = shop().browser()
    const guest = isReadOnlyCall(name) ? stranger : await aGuest(shop())
    for (let seed = 0; seed < PAYLOADS; seed += 1) {
      const random = randomOf(`hostile ${name} ${seed}`)
      const valid = somePayload(schema, random, WORDS)
      const sent = jsonText({ payload: seed % 4 === 0 ? valid : mutated(valid, random) })
      const { status, headers, body } = await (seed % 2 === 0 ? stranger : guest).send(name, sent)
      const text = JSON.stringify(body) ?? ''
      const of = `seed ${seed}: ${sent.slice(0, 300)} gave ${status} ${text.slice(0, 200)}`
      const isFulfilled = status < 300
      const fits = isFulfilled ? output.safeParse(status === 204 ? undefined : body) : refusal.safeParse(body)
      expect(fits.error, `${of}`).toBeUndefined()
      expect(isFulfilled || (status in TITLE && status < 500), `${of}`).toBe(true)
      expect(headers['content-type'], `${of}`).toBe(typeOf(status))
      expect(text, `${of}`).not.toMatch(STACK)
      expect(shop().faults(), `${of}`).toEqual([])
    }
  })
})

const typeOf = (status: number) =>
  status === 204 ? undefined : status < 300 ? 'application/json' : 'application/problem+json'
