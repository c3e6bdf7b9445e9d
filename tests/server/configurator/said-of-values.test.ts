import { expect, test } from 'vitest'
import { addConfiguration } from '#server/configurator/add-configuration.ts'
import { createCaller } from '#server/session/caller.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { call } from '#tests/support/rpc.ts'
import { seedShop } from '#tests/support/seeded.ts'

const EYE = { sphere: 1, pd: 32 }
const UNMEASURED = { sphere: 1 }
const PRISM = { ...UNMEASURED, prism: 1, prismBase: 90 }

/** What slips leave open, and who orders lenses has to say. */
onBothDatabases({ fill: seedShop }, (open) => {
  const { server, full } = configuratorShop(open)
  const add = (prescription: object, change: object = {}) =>
    call(server(), 'addConfigurationToBasket', {
      variantId: full(),
      lensType: 'type_ei',
      prescription,
      parts: ['rx-single-vision', 'index_ch'],
      affirmed: true,
      ...change,
    })

  test.each<[string, object, object, string]>([
    [
      'a distance that nobody measures',
      { right: UNMEASURED, left: UNMEASURED, use: 'far' },
      {},
      'pd-missing',
    ],
    [
      'a distance for a prism',
      { right: PRISM, left: UNMEASURED, use: 'far' },
      { pdSource: 'measure' },
      'pd-for-prism',
    ],
    ['the lens of an empty eye', { right: EYE, left: { pd: 32 }, use: 'far' }, {}, 'eye-empty'],
  ])('without %s they are refused', async (_, prescription, change, kind) => {
    const { status, body } = await add(prescription, change)
    expect([status, body.checks.map((check: { kind: string }) => check.kind)]).toEqual([
      422,
      expect.arrayContaining([kind]),
    ])
  })

  const ADDED = { right: { ...EYE, addition: 2 }, left: { ...EYE, addition: 2 } }
  const DISTANCE = { room: 200, near: 40 }
  test.each<[string, object, object, unknown]>([
    [
      'lenses for the office',
      { parts: ['rx-office', 'index_ch'], officeDistance: DISTANCE },
      ADDED,
      DISTANCE,
    ],
    ['lenses for the office of an older client', { parts: ['rx-office', 'index_ch'] }, ADDED, undefined],
    ['other lenses', { officeDistance: DISTANCE }, { right: EYE, left: EYE, use: 'far' }, undefined],
  ])('the distances of %s are kept with them alone', async (_, change, prescription, kept) => {
    const { status, body } = await add(prescription, change)
    expect([status, body.basket.items[0].customData.officeDistance]).toEqual([200, kept])
  })

  test('a distance that nobody can choose is refused', async () =>
    expect((await add(ADDED, { officeDistance: { room: 150, near: 40 } })).status).toBe(400))

  test.each<[string, object, object, object]>([
    [
      'for near, to be measured',
      { right: UNMEASURED, left: UNMEASURED, use: 'near' },
      { pdSource: 'measure' },
      { right: UNMEASURED, left: UNMEASURED, use: 'near' },
    ],
    [
      'with a balance lens',
      { right: EYE, left: { pd: 31 }, use: 'far', balance: 'left' },
      {},
      { right: EYE, left: { sphere: 1, pd: 31 }, use: 'far', balance: 'left' },
    ],
    [
      'with a balance lens without a distance',
      { right: EYE, left: {}, use: 'far', balance: 'left' },
      {},
      { right: EYE, left: { sphere: 1 }, use: 'far', balance: 'left' },
    ],
    [
      'for what a program does not name, which is far',
      { right: EYE, left: EYE },
      {},
      { right: EYE, left: EYE, use: 'far' },
    ],
    [
      'with an addition, for far alone',
      { right: { ...EYE, addition: 2 }, left: { ...EYE, addition: 2 } },
      {},
      { right: { ...EYE, addition: 2 }, left: { ...EYE, addition: 2 }, use: 'far' },
    ],
  ])('a pair %s is sold', async (_, prescription, change, stored) => {
    const { status, body } = await add(prescription, change)
    expect([status, body.basket.items[0].customData.prescriptionValues]).toEqual([200, stored])
  })

  test.each([
    ['pdSource', { pdSource: 'typed' }],
    ['use', { prescription: { right: EYE, left: EYE, use: 'driving' } }],
    ['balance', { prescription: { right: EYE, left: EYE, balance: 'both' } }],
  ])('another %s is refused', async (_, change) =>
    expect((await add({ right: EYE, left: EYE, use: 'far' }, change)).status).toBe(400),
  )

  test.each([
    ['guest', null, 'guest'],
    ['guest with a mailbox', aCustomer({ id: 'eve', isGuest: true }), 'guest'],
    ['customer', aCustomer({ id: 'anna' }), 'anna'],
  ])('that a %s has affirmed them stands with them', async (_, customer, by) => {
    const { ctx } = server()
    const session = customer && { token: 't', customer, expiresAt: new Date('2100-01-01') }
    const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), session)
    const added = await addConfiguration(
      { ctx, variant: 'de-de', caller },
      {
        variantId: full(),
        lensType: 'type_ei',
        prescription: { right: EYE, left: EYE, use: 'far' },
        parts: ['rx-single-vision', 'index_ch'],
        areValuesLater: false,
        isAffirmed: true,
        isPdMeasured: false,
        isEarlier: false,
      },
    )
    expect(added.ok && added.value.basket.items[0]?.customData).toMatchObject({ affirmed: { by } })
  })

  test.each([
    ['10001', undefined],
    ['10008', true],
  ])('in shop %s they are to be confirmed by a slip: %s', async (shop, isToBeConfirmed) => {
    const payload = {
      variantId: full(),
      lensType: 'type_ei',
      prescription: { right: EYE, left: EYE, use: 'far' },
      parts: ['rx-single-vision', 'index_ch'],
      affirmed: true,
    }
    const { body } = await call(server(), 'addConfigurationToBasket', payload, { 'x-shop-id': shop })
    expect(body.basket.items[0].customData.valuesToBeConfirmed).toBe(isToBeConfirmed)
  })
})
