import { describe, expect, test } from 'vitest'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { call } from '#tests/support/rpc.ts'
import { seedShop } from '#tests/support/seeded.ts'

const EYE = { sphere: -2.25, cylinder: -0.5, axis: 170, pd: 32 }
const VALUES = { right: EYE, left: { ...EYE, sphere: -1.75 } }
const PROGRESSIVE = { right: { ...EYE, addition: 2 }, left: { ...EYE, addition: 2 } }

onBothDatabases({ fill: seedShop }, (open) => {
  const { server, frames, full, rimless, low, givenAway } = configuratorShop(open)
  const price = async (payload: object) =>
    (await call(server(), 'priceConfiguration', { lensType: 'type_ei', prescription: VALUES, ...payload }))
      .body
  const kinds = ({ checks }: { checks: { grade: string; kind: string; field: string; eye: string }[] }) =>
    checks.map(({ grade, kind, field, eye }) => `${grade} ${kind} ${field} ${eye}`)

  describe('a pair of glasses', () => {
    test('costs what frame and parts cost, and is as thick as its values say', async () => {
      const variantId = full()
      const { body } = await call(server(), 'getRxProducts', { variantId })
      const parts = ['rx-single-vision', 'index_ch', 'rx-coating-blue-light']
      const answer = await price({ variantId, parts })
      const all = [...body.lensTypes, ...body.qualityIndices, ...body.extras]
      const amounts = parts.map(
        (key) => all.find(({ referenceKey }: { referenceKey: string }) => referenceKey === key).price.withTax,
      )
      const frame = frames()
        .flatMap(({ variants = [] }) => variants)
        .find(({ id }) => id === variantId)
      expect(answer.parts.map(({ price: amount }: { price: number }) => amount)).toEqual(amounts)
      expect(answer.total).toBe(amounts.reduce((sum, amount) => sum + amount, frame?.price.withTax ?? 0))
      expect(answer.suggestion).toBe('1.6')
      expect(answer.checks).toEqual([])
      expect(answer.lenses.right.edge).toBeGreaterThan(answer.lenses.left.edge)
      expect(answer.lenses.right.centre).toBe(1.5)
      const thinner = await price({ variantId, parts: ['rx-single-vision', 'index_ad'] })
      expect(thinner.lenses.right.edge).toBeLessThan(answer.lenses.right.edge)
    })

    test.each<[string, object, string]>([
      [
        'made-up parts',
        { parts: ['rx-single-vision', 'index_ch', 'gold'] },
        'refused unknown-part parts both',
      ],
      ['no lens', { parts: ['index_ch'] }, 'refused lens-missing parts both'],
      ['no index', { parts: ['rx-single-vision'] }, 'refused index-missing parts both'],
      [
        'two indices',
        { parts: ['rx-single-vision', 'index_ch', 'index_ad'] },
        'refused part-twice parts both',
      ],
      [
        'one part twice',
        { parts: ['rx-single-vision', 'index_ch', 'rx-coating-blue-light', 'rx-coating-blue-light'] },
        'refused part-twice parts both',
      ],
      [
        'two blue filters',
        { parts: ['rx-single-vision', 'index_ch', 'rx-tint-blue-light-filter', 'rx-coating-blue-light'] },
        'refused blue-filter-twice parts both',
      ],
      [
        'an antireflective coating without a hard one',
        { lensType: 'type_none', parts: ['rx-tint-clear', 'rx-coating-antireflex'] },
        'refused hard-coat-missing parts both',
      ],
      [
        'one distance for unlike eyes',
        { parts: [], prescription: { right: { sphere: 1, pd: 63 }, left: { sphere: 2 } } },
        'refused pd-of-each-eye pd both',
      ],
      [
        'progressive lenses without addition',
        { parts: ['rx-progressive-comfort', 'index_ch'] },
        'refused addition-missing addition both',
      ],
      [
        'an addition for one distance',
        { parts: ['rx-single-vision', 'index_ch'], prescription: PROGRESSIVE },
        'confirm addition-unused addition both',
      ],
      [
        'a cylinder without axis',
        { parts: [], prescription: { right: { sphere: 1, cylinder: -1 }, left: {} } },
        'refused axis-missing axis right',
      ],
      [
        'lenses without values',
        { lensType: 'type_none', parts: ['rx-single-vision'] },
        'refused part-not-allowed parts both',
      ],
    ])('with %s is priced, and refused or confirmed', async (_, payload, kind) =>
      expect(kinds(await price({ variantId: full(), ...payload }))).toContain(kind),
    )

    test('in progressive lenses needs a frame that is high enough', async () => {
      const parts = ['rx-progressive-comfort', 'index_ch']
      expect(kinds(await price({ variantId: low(), parts, prescription: PROGRESSIVE }))).toEqual([
        'refused frame-too-low parts both',
      ])
      expect(kinds(await price({ variantId: full(), parts, prescription: PROGRESSIVE }))).toEqual([])
    })

    test.each([
      ['with a full rim', () => full(), '1.5'],
      ['without rim', () => rimless(), '1.6'],
    ])('%s is suggested an index that it can have', async (_, frame, suggestion) => {
      const weak = { sphere: -0.5, pd: 32 }
      const answer = await price({ variantId: frame(), prescription: { right: weak, left: weak }, parts: [] })
      expect(answer.suggestion).toBe(suggestion)
    })

    test('with a balance lens, named by its eye or for both, is as thick on both sides', async () => {
      const variantId = full()
      const parts = ['rx-single-vision', 'index_ch']
      const [byEye, forBoth] = await Promise.all([
        price({ variantId, parts, prescription: { right: EYE, left: { balance: true, pd: 32 } } }),
        price({ variantId, parts, prescription: { right: EYE, left: { pd: 32 }, balance: 'left' } }),
      ])
      expect(byEye).toEqual(forBoth)
      expect(byEye.checks).toEqual([])
      expect(byEye.lenses.left.edge).toBeGreaterThan(2)
    })

    test('without rim has no entry lens', async () =>
      expect(kinds(await price({ variantId: rimless(), parts: ['rx-single-vision', 'index_cr'] }))).toEqual([
        'refused index-not-available parts both',
      ]))

    test('without values is sunglasses or plano', async () =>
      expect(
        kinds(await price({ variantId: full(), lensType: 'type_none', parts: ['rx-tint-polarized-brown'] })),
      ).toEqual([]))

    test.each(['type_none', 'home_try_on'])('that costs nothing is not sold as %s', async (lensType) => {
      const payload = { variantId: await givenAway(), lensType, parts: [] }
      expect(kinds(await price(payload))).toEqual(['refused lens-type-not-offered parts both'])
      const added = await call(server(), 'addConfigurationToBasket', payload)
      expect([added.status, added.body.kind]).toEqual([422, 'prescription'])
    })

    test('at home for a try costs nothing', async () =>
      expect((await price({ variantId: full(), lensType: 'home_try_on', parts: [] })).total).toBe(0))

    test.each([
      { prescription: { right: { sphere: 'minus' }, left: {} } },
      { prescription: { right: { sphere: 1, height: 2 }, left: {} } },
      { prescription: { right: {}, left: {}, middle: {} } },
      { prescription: { right: { sphere: 1e9 }, left: {} } },
      { prescription: { right: { balance: true }, left: { balance: true } } },
      { prescription: { right: { balance: true }, left: EYE, balance: 'left' } },
      { prescription: { right: { balance: true, sphere: 1 }, left: EYE } },
      { prescription: { right: { balance: false }, left: EYE } },
      { lensType: 'glass' },
      { parts: Array.from({ length: 21 }, () => 'index_ch') },
      { parts: [''] },
      { variantId: -1 },
    ])('as %j is no configuration', async (payload) => {
      const { status } = await call(server(), 'priceConfiguration', {
        variantId: full(),
        lensType: 'type_ei',
        prescription: VALUES,
        parts: [],
        ...payload,
      })
      expect(status).toBe(400)
    })
  })
})
