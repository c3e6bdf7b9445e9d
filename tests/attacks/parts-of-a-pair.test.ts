import { expect, test } from 'vitest'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { call } from '#tests/support/rpc.ts'
import { seedShop } from '#tests/support/seeded.ts'

const EYE = { sphere: -2.25, pd: 32 }
const PARTS = ['rx-single-vision', 'index_ch', 'rx-coating-blue-light']

/** Without the table of stored answers: a pair whose undo cannot be stored leaves all the same. */
onBothDatabases({ fill: seedShop }, (open) => {
  const { server, full } = configuratorShop(open)

  /** A shopper with a pair in the basket: a frame that names its parts, and a line for each of them. */
  async function shopperWithPair() {
    const added = await call(server(), 'addConfigurationToBasket', {
      variantId: full(),
      lensType: 'type_ei',
      prescription: { right: EYE, left: EYE, use: 'far' },
      parts: PARTS,
      affirmed: true,
    })
    const cookie = added.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    const keys: string[] = added.body.basket.items.map(({ key }: { key: string }) => key)
    return { keys, send: (name: string, payload: object) => call(server(), name, payload, { cookie }) }
  }

  test.each([0, 1, 2, 3, 4])(
    'without its part %i a pair is not sold: it leaves as a whole',
    async (place) => {
      const { keys, send } = await shopperWithPair()
      expect(keys).toHaveLength(5)
      const { body } = await send('removeItemFromBasket', { itemKey: keys[place] })
      expect(body.basket.items).toEqual([])
      expect(body.basket.cost.withTax).toBe(0)
    },
  )
})
