import { describe, expect, test } from 'vitest'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { call } from '#tests/support/rpc.ts'
import { seedShop } from '#tests/support/seeded.ts'

onBothDatabases({ fill: seedShop }, (open) => {
  const { server, setFlag, full, rimless } = configuratorShop(open)
  const rx = async (variantId: number, shop = '10001') =>
    call(server(), 'getRxProducts', { variantId }, { 'x-shop-id': shop })

  describe('what a frame can be made with', () => {
    test('has names and prices of the shop', async () => {
      const { status, body } = await rx(full())
      expect(status).toBe(200)
      const designs: string[] = body.lensTypes.map(({ design }: { design: string }) => design)
      expect(designs).toEqual(expect.arrayContaining(['single-vision', 'progressive', 'office']))
      // In natural order: single vision first, thick before thin, clear first.
      expect(designs[0]).toBe('single-vision')
      const indices: number[] = body.qualityIndices.map(({ index }: { index: number }) => index)
      expect(indices).toEqual(indices.toSorted())
      expect(body.tints[0]).toMatchObject({ tintingType: 'clear' })
      expect(body.qualityIndices).toContainEqual(
        expect.objectContaining({
          referenceKey: 'index_ch',
          tier: 'standard',
          index: 1.6,
          isAvailable: true,
        }),
      )
      expect(body.tints).toContainEqual(
        expect.objectContaining({ referenceKey: 'rx-tint-polarized-green', color: 'green' }),
      )
      expect(body.extras).toHaveLength(3)
      expect(body.freeService).toMatchObject({
        referenceKey: 'veduta-service-fitting',
        price: { withTax: 0 },
      })
      const { body: swiss } = await rx(full(), '10006')
      expect(swiss.lensTypes[0].price.currencyCode).toBe('CHF')
      expect(swiss.lensTypes[0].name).not.toBe(body.lensTypes[0].name)
    })

    test('is less for a frame without rim', async () => {
      const { body } = await rx(rimless())
      const entry = body.qualityIndices.filter(({ tier }: { tier: string }) => tier === 'entry')
      expect(entry.map(({ isAvailable }: { isAvailable: boolean }) => isAvailable)).toEqual([
        false,
        false,
        false,
        false,
      ])
    })

    test.each([['a variant that is none', () => 999_999, '10001']])(
      'is not found for %s',
      async (_, variant, shop) => expect((await rx(variant(), shop)).status).toBe(404),
    )

    test('is not found for a shop without configurator', async () => {
      await setFlag('rxConfigurator', false)
      expect((await rx(full())).status).toBe(404)
      await setFlag('rxConfigurator', true)
      expect((await rx(full())).status).toBe(200)
    })

    test('is not found for goods that are no frame', async () => {
      const { body } = await rx(full())
      expect((await rx(body.lensTypes[0].variantId)).status).toBe(404)
    })
  })

  test('parts are found by no search, in no listing and in no suggestion', async () => {
    const { body: listed } = await call(server(), 'getProductsByCategory', {
      categoryId: 2001,
      where: { term: 'Gleitsichtgläser' },
      includeSellableForFree: true,
    })
    expect(JSON.stringify(listed)).not.toContain('rx-')
    const { body: suggested } = await call(server(), 'getSearchSuggestions', { term: 'Einstärkengläser' })
    expect(JSON.stringify(suggested)).not.toContain('rx-')
  })
})
