import { describe, expect, test } from 'vitest'
import { READ_BACK_VERSION } from '#domain/prescription/configured-items.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { call } from '#tests/support/rpc.ts'
import { seedShop } from '#tests/support/seeded.ts'

const EYE = { sphere: -2.25, cylinder: -0.5, axis: 170, pd: 32 }
const VALUES = { right: EYE, left: { ...EYE, sphere: -1.75 }, use: 'far' }
const PARTS = ['rx-single-vision', 'index_ch', 'rx-coating-blue-light']

type Item = {
  quantity: number
  variant: { id: number; referenceKey: string }
  price: { total: { withTax: number } }
  customData: Record<string, unknown>
  itemGroup?: { id: string; isMainItem: boolean; isRequired: boolean }
}

onBothDatabases({ fill: seedShop }, (open) => {
  const { server, full } = configuratorShop(open)

  /** A shopper with a basket of their own. */
  const shopper = () => {
    let cookie = ''
    const send = async (name: string, payload: object) => {
      const answer = await call(server(), name, payload, cookie ? { cookie } : {})
      cookie ||= answer.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
      return answer
    }
    return {
      send,
      add: (change: object = {}) =>
        send('addConfigurationToBasket', {
          variantId: full(),
          lensType: 'type_ei',
          prescription: VALUES,
          parts: PARTS,
          affirmed: true,
          ...change,
        }),
      items: async (): Promise<Item[]> => (await send('getBasket', {})).body.basket.items,
    }
  }
  const references = (items: Item[]) => items.map(({ variant }) => variant.referenceKey)
  const groupsOf = (items: Item[]) => new Set(items.map(({ itemGroup }) => itemGroup?.id))

  describe('a pair of glasses', () => {
    test('is one group, at the prices of the shop', async () => {
      const { send, add } = shopper()
      const { body } = await add()
      const items: Item[] = body.basket.items
      expect(references(items).slice(1)).toEqual([...PARTS, 'veduta-service-fitting'])
      expect(groupsOf(items).size).toBe(1)
      expect(items.map(({ itemGroup }) => itemGroup?.isMainItem)).toEqual([true, false, false, false, false])
      const priced = await send('priceConfiguration', {
        variantId: full(),
        lensType: 'type_ei',
        prescription: VALUES,
        parts: PARTS,
      })
      expect(body.basket.cost.withTax).toBe(priced.body.total)
      expect(items[0]?.customData).toMatchObject({
        lensType: 'type_ei',
        prescriptionValues: VALUES,
        configurationItems: expect.arrayContaining([
          { masterKey: 'rx-single-vision', referenceKey: 'rx-single-vision' },
        ]),
        affirmed: { textVersion: READ_BACK_VERSION },
      })
    })

    test('that is sent twice is in the basket once; another attempt is another pair', async () => {
      const { add, items } = shopper()
      await add()
      await add()
      expect(groupsOf(await items()).size).toBe(1)
      const { status, body } = await add({ attempt: 'second' })
      // The frame may be there only once: then nothing of the second pair is added.
      expect([200, 412]).toContain(status)
      expect(groupsOf(body.basket?.items ?? (await items())).size).toBe(status === 200 ? 2 : 1)
    })

    test('replaces the one that was edited', async () => {
      const { add } = shopper()
      const [before] = (await add()).body.basket.items as Item[]
      const { body } = await add({
        parts: ['rx-single-vision', 'index_ad'],
        replaces: before?.itemGroup?.id,
      })
      const items: Item[] = body.basket.items
      expect(references(items).slice(1)).toEqual(['rx-single-vision', 'index_ad', 'veduta-service-fitting'])
    })

    test('that is edited into the frame alone goes, and the frame alone is there once', async () => {
      const { add } = shopper()
      const [before] = (await add()).body.basket.items as Item[]
      const alone = { lensType: 'type_none', prescription: { right: {}, left: {} }, parts: [] }
      const change = { ...alone, replaces: before?.itemGroup?.id }
      for (const { body } of [await add(change), await add(change)])
        expect(body.basket.items.map(({ variant, itemGroup }: Item) => [variant.id, itemGroup])).toEqual([
          [full(), undefined],
        ])
    })

    test('stays as it was where the new one cannot be made', async () => {
      const { add, items } = shopper()
      const [before] = (await add()).body.basket.items as Item[]
      const { status } = await add({ parts: ['rx-single-vision'], replaces: before?.itemGroup?.id })
      expect(status).toBe(422)
      expect(references(await items()).slice(1, 4)).toEqual(PARTS)
    })

    test('is stored with values in minus-cylinder form', async () => {
      const { add } = shopper()
      const near = (eye: object) => ({ right: eye, left: eye, use: 'near' })
      const { body } = await add({ prescription: near({ sphere: 1, cylinder: 1, axis: 20, pd: 32 }) })
      const minus = near({ sphere: 2, cylinder: -1, axis: 110, pd: 32 })
      expect(body.basket.items[0].customData.prescriptionValues).toEqual(minus)
    })

    test('is complete without values that follow later', async () => {
      const { add } = shopper()
      const { status, body } = await add({ prescription: { right: {}, left: {} }, valuesLater: true })
      expect(status).toBe(200)
      const { customData } = body.basket.items[0]
      expect(customData).toMatchObject({ lensType: 'type_ei' })
      expect(customData).not.toHaveProperty('prescriptionValues')
    })

    test('without values is a frame with a tint, or the frame alone', async () => {
      const plain = { lensType: 'type_none', prescription: { right: {}, left: {} } }
      const { body: tinted } = await shopper().add({ ...plain, parts: ['rx-tint-polarized-brown'] })
      expect(references(tinted.basket.items).slice(1)).toEqual(['rx-tint-polarized-brown'])
      expect(tinted.basket.items[1].itemGroup).toMatchObject({ isRequired: true })
      const { body: alone } = await shopper().add({ ...plain, parts: [] })
      expect(alone.basket.items).toHaveLength(1)
      expect(alone.basket.items[0]).not.toHaveProperty('itemGroup')
    })
  })

  test('a frame to try at home is a line of its own at no cost, once', async () => {
    const { add, items } = shopper()
    const atHome = { lensType: 'home_try_on', parts: [] }
    for (let time = 0; time < 2; time++) expect((await add(atHome)).status).toBe(200)
    await add({ ...atHome, lensType: 'type_none' })
    const [tried, bought, ...others] = await items()
    expect([tried?.price.total.withTax, tried?.customData['lensType'], others]).toEqual([
      0,
      'home_try_on',
      [],
    ])
    expect(bought?.price.total.withTax).toBeGreaterThan(0)
  })

  describe('is refused', () => {
    const unusual = { right: { ...EYE, sphere: 2 }, left: { ...EYE, sphere: -2 }, use: 'far' }
    test.each<[string, object, string]>([
      ['without an affirmation', { affirmed: false }, 'not-affirmed'],
      [
        'with unusual values that nobody affirms',
        { prescription: unusual, affirmed: false },
        'opposite-signs',
      ],
      ['out of range', { prescription: { right: { sphere: 7 }, left: { sphere: 6 } } }, 'out-of-range'],
      ['with no values', { prescription: { right: {}, left: {} } }, 'nothing-given'],
      ['with made-up parts', { parts: [...PARTS, 'gold'] }, 'unknown-part'],
      ['without lenses', { parts: [] }, 'lens-missing'],
      ['with a part twice', { parts: [...PARTS, 'index_ch'] }, 'part-twice'],
      ['to try at home with lenses', { lensType: 'home_try_on' }, 'part-not-allowed'],
      ['for an appointment', { lensType: 'appointment', parts: [] }, 'lens-type-not-sold'],
    ])('%s', async (_, change, kind) => {
      const { add, items } = shopper()
      const { status, type, body } = await add(change)
      expect([status, type, body.kind]).toEqual([422, 'application/problem+json', 'prescription'])
      expect(body.checks.map((check: { kind: string }) => check.kind)).toContain(kind)
      expect(await items()).toEqual([])
    })

    test('unusual values are sold where they are affirmed', async () =>
      expect((await shopper().add({ prescription: unusual })).status).toBe(200))

    test.each([
      ['a price', { price: 1 }],
      ['a group', { itemGroup: { id: 'mine', isMainItem: true, isRequired: true } }],
      ['custom data', { customData: { pricePromotionKey: 'subscription', affirmed: { at: '2000-01-01' } } }],
    ])('%s of a browser counts for nothing', async (_, change) => {
      const { body: honest } = await shopper().add()
      const { body } = await shopper().add(change)
      expect(body.basket.cost).toEqual(honest.basket.cost)
      expect(body.basket.items.map(({ price }: Item) => price.total)).toEqual(
        honest.basket.items.map(({ price }: Item) => price.total),
      )
      expect(JSON.stringify(body)).not.toContain('2000-01-01')
    })

    test('a variant that is no frame is not found', async () =>
      expect((await shopper().add({ variantId: 999_999 })).status).toBe(404))
  })
})
