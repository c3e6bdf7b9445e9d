import { describe, expect, test } from 'vitest'
import { onShopApi } from '#tests/support/shop-api.ts'
import { FIFTH, FRAMES, tried } from '#tests/support/try-on-buyers.ts'
import { basketApi, linesOf, visitorApi } from '#tests/support/visitor-api.ts'

const FRAME = 10
const LENSES = 50
const CASE = 120
const MADE_TO_ORDER = 70
const UNKNOWN = 999_999

const inGroup = (id: string, variantIds: readonly number[], quantity = 1) =>
  variantIds.map((variantId, place) => ({
    variantId,
    quantity,
    itemGroup: { id, isMainItem: place === 0, isRequired: true },
  }))

onShopApi((ask) => {
  const { send } = visitorApi(ask)
  const { see, put } = basketApi(ask)
  const add = (key: string, body: object) => send('POST', `/v1/baskets/${key}/groups`, body)

  describe('a group', () => {
    test('is added whole, once', async () => {
      const group = { items: inGroup('a', [FRAME, LENSES]) }
      expect((await add('whole', group)).status).toBe(201)
      expect((await add('whole', group)).status).toBe(200)
      const basket = await see('whole')
      expect(linesOf(basket)).toEqual([
        [FRAME, 1],
        [LENSES, 1],
      ])
      expect(basket.items.map(({ itemGroup }) => itemGroup)).toEqual(
        group.items.map(({ itemGroup }) => itemGroup),
      )
    })

    test('of two presses at once is added once', async () => {
      const group = { items: inGroup('a', [FRAME, LENSES]) }
      const answers = await Promise.all(Array.from({ length: 5 }, () => add('presses', group)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201])
      expect((await see('presses')).items).toHaveLength(2)
    })

    test('takes the place of another, beside what else is there', async () => {
      await put('edit', { variantId: CASE })
      await add('edit', { items: inGroup('a', [FRAME, LENSES]) })
      expect((await add('edit', { items: inGroup('b', [FRAME, CASE]), replaces: 'a' })).status).toBe(201)
      const { items } = await see('edit')
      expect(items.map(({ variant, itemGroup }) => [variant.id, itemGroup?.id])).toEqual([
        [CASE, undefined],
        [FRAME, 'b'],
        [CASE, 'b'],
      ])
    })

    test('gives way to one item alone, and to an item that is there already', async () => {
      await add('alone', { items: inGroup('a', [FRAME, LENSES]) })
      const alone = { items: [{ variantId: FRAME, quantity: 1 }], replaces: 'a' }
      expect((await add('alone', alone)).status).toBe(201)
      expect(linesOf(await see('alone'))).toEqual([[FRAME, 1]])
      await add('alone', { items: inGroup('a', [FRAME, LENSES]) })
      expect((await add('alone', alone)).status).toBe(200)
      expect((await see('alone')).items.map(({ variant, itemGroup }) => [variant.id, itemGroup])).toEqual([
        [FRAME, undefined],
      ])
    })

    test('stays where it is to take its own place', async () => {
      const group = { items: inGroup('a', [FRAME, LENSES]), replaces: 'a' }
      await add('own', group)
      expect((await add('own', group)).status).toBe(200)
      expect((await see('own')).items).toHaveLength(2)
    })

    test.each<[string, object[], number]>([
      ['with an unknown item', inGroup('b', [FRAME, UNKNOWN]), 412],
      ['with more pieces than there are', inGroup('b', [FRAME, CASE], 10_000), 412],
    ])('%s changes nothing', async (name, items, status) => {
      const key = name.replaceAll(' ', '-')
      await add(key, { items: inGroup('a', [FRAME, LENSES]) })
      expect((await add(key, { items, replaces: 'a' })).status).toBe(status)
      expect(linesOf(await see(key))).toEqual([
        [FRAME, 1],
        [LENSES, 1],
      ])
    })

    test('is refused beyond the lines that a basket has', async () => {
      for (let place = 0; place < 199; place++)
        await put('full', {
          variantId: MADE_TO_ORDER,
          itemGroup: { id: `g${place}`, isMainItem: false, isRequired: true },
        })
      const before = await see('full')
      expect((await add('full', { items: inGroup('last', [FRAME, LENSES]) })).status).toBe(413)
      expect((await see('full')).items).toEqual(before.items)
    })

    test('is refused beyond the frames that are tried at home at once', async () => {
      const [fifth, ...four] = [FIFTH, ...FRAMES].map((variantId) => ({ items: [tried(variantId)] }))
      for (const each of four) expect((await add('tried', each)).status).toBe(201)
      expect((await add('tried', fifth ?? {})).status).toBe(413)
      expect(linesOf(await see('tried'))).toEqual(FRAMES.map((variantId) => [variantId, 1]))
      expect((await add('tried', { items: inGroup('bought', [FIFTH, CASE]) })).status).toBe(201)
    })

    test.each<[string, object]>([
      ['without items', { items: [] }],
      ['of one item', { items: inGroup('a', [FRAME]) }],
      ['of two groups', { items: [...inGroup('a', [FRAME]), ...inGroup('b', [LENSES])] }],
      ['with an item twice', { items: inGroup('a', [FRAME, LENSES, LENSES]) }],
      ['without a group', { items: [{ variantId: FRAME }, { variantId: LENSES }] }],
      ['with half a piece', { items: inGroup('a', [FRAME, LENSES], 0.5) }],
      [
        'in place of a name that is too long',
        { items: inGroup('a', [FRAME, LENSES]), replaces: 'a'.repeat(9) },
      ],
    ])('%s is a bad request', async (_, body) => expect((await add('bad', body)).status).toBe(400))
  })
})
