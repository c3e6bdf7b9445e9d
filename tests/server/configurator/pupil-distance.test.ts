import { expect, test } from 'vitest'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { call } from '#tests/support/rpc.ts'
import { seedShop } from '#tests/support/seeded.ts'

const EYE = { sphere: -2.25, pd: 32 }
const CARD = { method: 'card', plusMinus: 2, measuredOn: '2026-11-23' }

onBothDatabases({ fill: seedShop }, (open) => {
  const { server, full } = configuratorShop(open)
  const add = (pupilDistance: object, change: object = {}) =>
    call(server(), 'addConfigurationToBasket', {
      variantId: full(),
      lensType: 'type_ei',
      prescription: { right: EYE, left: EYE, use: 'far' },
      parts: ['rx-single-vision', 'index_ch'],
      affirmed: true,
      pupilDistance,
      ...change,
    })

  test('where a pupil distance comes from goes with its values', async () => {
    const { status, body } = await add(CARD)
    expect(status).toBe(200)
    expect(body.basket.items[0].customData).toMatchObject({ pupilDistance: CARD })
  })

  test('progressive lenses are not made to the distance of an instrument', async () => {
    const eye = { ...EYE, addition: 2 }
    const { status, body } = await add(CARD, {
      prescription: { right: eye, left: eye },
      parts: ['rx-progressive-comfort', 'index_ch'],
    })
    expect([status, body.kind]).toEqual([422, 'prescription'])
    expect(body.checks).toContainEqual(expect.objectContaining({ kind: 'pd-by-instrument' }))
  })

  test.each<object>([
    { method: 'ruler' },
    { method: 'branch' },
    { method: 'card' },
    { ...CARD, plusMinus: -1 },
    { ...CARD, measuredOn: '23.11.2026' },
    { ...CARD, note: 'more' },
  ])('%j is refused', async (source) => expect((await add(source)).status).toBe(400))
})
