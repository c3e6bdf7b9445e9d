import { describe, expect, test } from 'vitest'
import { READ_BACK_VERSION } from '#domain/prescription/configured-items.ts'
import { type Added, pairAdding, type PairGiven, PAIR_SHOP, PAIR_VALUES } from '#tests/support/pair-adding.ts'

const NONE = { right: {}, left: {} }
const PLANO: Added = { lensType: 'type_none', prescription: NONE, parts: ['tint'], isAffirmed: false }

describe('a pair in the basket', () => {
  test('has its values, its lenses and the fitting that comes with them', async () => {
    const { data, main, variants, ...group } = await pairAdding().group()
    expect([main?.variantId, ...variants]).toEqual([7, 51, 53, 59])
    expect(group).not.toHaveProperty('replaces')
    expect(data).toMatchObject({
      shopId: 10001,
      productType: 'rxGlasses',
      lensType: 'type_ei',
      prescriptionValues: PAIR_VALUES,
      affirmed: { at: '2026-11-22T10:00:00.000Z', textVersion: READ_BACK_VERSION, by: 'guest' },
    })
    for (const name of ['prescriptionValidity', 'pupilDistance', 'officeDistance', 'valuesToBeConfirmed'])
      expect(data).not.toHaveProperty(name)
  })

  test('takes the place of the one that was edited', async () => {
    expect((await pairAdding().group({ replaces: 'before' })).replaces).toBe('before')
    const alone = await pairAdding().group({ ...PLANO, parts: [], replaces: 'before' })
    expect([alone.replaces, alone.items.length]).toEqual(['before', 1])
  })

  test.each<[string, Added, PairGiven, number[]]>([
    ['that was chosen, once', { parts: ['single', 'index_ch', 'fitting'] }, {}, [51, 53, 59]],
    ['of no shop without one', {}, { customData: {} }, [51, 53]],
    ['of no pair without values', PLANO, {}, [55]],
    ['of a pair whose values follow', { areValuesLater: true, isAffirmed: false }, {}, [51, 53, 59]],
  ])('has the fitting %s', async (_, change, given, variants) =>
    expect((await pairAdding(given).group(change)).variants).toEqual(variants),
  )

  test.each<[string, Added]>([
    ['whose values follow', { areValuesLater: true, isAffirmed: false }],
    ['without values', PLANO],
  ])('%s has none, and nobody affirms them', async (_, change) => {
    const { data } = await pairAdding({ variant: 'it-it' }).group(change)
    for (const name of ['prescriptionValues', 'affirmed', 'valuesToBeConfirmed'])
      expect(data).not.toHaveProperty(name)
  })

  test('waits for its slip in a country that asks for one', async () =>
    expect((await pairAdding({ variant: 'it-it' }).group()).data).toMatchObject({
      shopId: 10008,
      valuesToBeConfirmed: true,
    }))

  const slip = { method: 'prescription', measuredOn: '2026-03-01' } as const
  test.each<[string, Added, PairGiven['who'], unknown]>([
    ['of the slip', { pupilDistance: slip }, null, { measuredOn: '2026-03-01', months: 24 }],
    [
      'that is said of them, before that of the distance',
      { pupilDistance: slip, measuredOn: '2026-02-01' },
      { birthDate: '1986-01-01' },
      { measuredOn: '2026-02-01', months: 24 },
    ],
    [
      'and hold for less of who is old',
      { measuredOn: '2026-02-01' },
      { birthDate: '1950-01-01' },
      { measuredOn: '2026-02-01', months: 12 },
    ],
  ])('knows the day of its values %s', async (_, change, who, validity) =>
    expect((await pairAdding({ who }).group(change)).data).toMatchObject({ prescriptionValidity: validity }),
  )

  test('is of who is old since midnight in the shop, whatever day it is in UTC', async () => {
    const given = { who: { birthDate: '1966-11-22' }, now: '2026-11-22T23:30:00Z' }
    expect((await pairAdding(given).group({ measuredOn: '2026-02-01' })).data).toMatchObject({
      prescriptionValidity: { months: 12 },
    })
  })

  test('is made again where it was agreed before, configurator or not', async () => {
    const off = { flags: { rxConfigurator: false } }
    await expect(pairAdding(off).add()).rejects.toMatchObject({ kind: 'not-found' })
    expect((await pairAdding(off).group({ isAgreed: true })).variants).toEqual([51, 53, 59])
  })
})

describe('a frame alone', () => {
  test('without values and tint is one line, without a group', async () => {
    const { items } = await pairAdding().group({ ...PLANO, parts: [] })
    expect(items).toEqual([{ variantId: 7, quantity: 1, customData: { shopId: 10001 } }])
  })

  test('to try at home says so', async () => {
    const { items } = await pairAdding().group({ ...PLANO, lensType: 'home_try_on', parts: [] })
    const customData = { shopId: 10001, productType: 'rxGlasses', lensType: 'home_try_on' }
    expect(items).toEqual([{ variantId: 7, quantity: 1, customData }])
  })
})

describe('a pair is refused', () => {
  const UNUSUAL = { ...PAIR_VALUES, right: { sphere: 2, pd: 32 } }
  const withoutPd = { right: { sphere: -2 }, left: { sphere: -2 }, use: 'far' as const }

  test.each<[string, Added, PairGiven, string[] | null]>([
    ['that nobody affirms', { isAffirmed: false }, {}, ['not-affirmed']],
    ['whose values follow and are not affirmed', { isAffirmed: false, areValuesLater: true }, {}, null],
    ['without values that are not affirmed', PLANO, {}, null],
    ['whose distance nobody measures', { prescription: withoutPd }, {}, ['pd-missing']],
    ['whose distance the shop measures', { prescription: withoutPd, isPdMeasured: true }, {}, null],
    ['whose values follow, without a distance', { prescription: NONE, areValuesLater: true }, {}, null],
    ['without lenses', { parts: ['index_ch'] }, {}, ['lens-missing']],
    ['with values that are unusual, and affirmed', { prescription: UNUSUAL }, {}, null],
    ['with a part that is none', { parts: ['single', 'index_ch', 'gold'] }, {}, ['unknown-part']],
    ['for an appointment', { ...PLANO, lensType: 'appointment', parts: [] }, {}, ['lens-type-not-sold']],
    [
      'to try at home that is not in stock',
      { ...PLANO, lensType: 'home_try_on', parts: [] },
      { pieces: 0 },
      ['lens-type-not-sold'],
    ],
  ])('%s: %o', async (_, change, given, kinds) => {
    const { refused, groups } = pairAdding(given)
    const checks = await refused(change)
    expect(checks?.map(({ grade, kind }) => `${grade} ${kind}`) ?? null).toEqual(
      kinds && kinds.map((kind) => `refused ${kind}`),
    )
    expect(groups).toHaveLength(kinds ? 0 : 1)
  })

  test('with the field that is missing', async () =>
    expect(await pairAdding().refused({ isAffirmed: false })).toMatchObject([
      { field: 'parts', eye: 'both' },
    ]))

  test('as 422', async () =>
    expect(await pairAdding().add({ isAffirmed: false })).toMatchObject({
      error: { status: 422, kind: 'prescription' },
    }))
})

test('the distances of a desk are those of lenses for the office alone', async () => {
  const officeDistance = { room: 200, near: 40 } as const
  const eye = { sphere: 1, addition: 2, pd: 32 }
  const parts = ['office', 'index_ch']
  const office = { prescription: { right: eye, left: eye }, parts, officeDistance }
  expect((await pairAdding().group(office)).data).toMatchObject({ officeDistance })
  expect((await pairAdding().group({ officeDistance })).data).not.toHaveProperty('officeDistance')
})

describe('the name of a pair', () => {
  const shopper = pairAdding({ parts: PAIR_SHOP })
  const nameOf = async (change: Added = {}, { group } = shopper) => (await group(change)).main?.itemGroup?.id

  test('has eight characters, the same for the same pair in any order', async () => {
    expect(await nameOf()).toMatch(/^[\w-]{8}$/)
    expect(await nameOf()).toBe(await nameOf({ parts: ['index_ch', 'single'] }))
  })

  test('is another for each other pair', async () => {
    const eye = { sphere: 1, addition: 2, pd: 32 }
    const office = { prescription: { right: eye, left: eye }, parts: ['office', 'index_ch'] }
    const names = [
      await nameOf(),
      await nameOf({ variantId: 8 }),
      await nameOf({ parts: ['single', 'index_ch', 'hard'] }),
      await nameOf({ prescription: { ...PAIR_VALUES, left: PAIR_VALUES.right } }),
      await nameOf({ areValuesLater: true }),
      await nameOf({ ...PLANO }),
      await nameOf({ attempt: 'second' }),
      await nameOf({ attempt: 'third' }),
      await nameOf(office),
      await nameOf({ ...office, officeDistance: { room: 200, near: 40 } }),
      await nameOf({}, pairAdding()),
    ]
    expect(new Set(names).size).toBe(names.length)
  })

  test('is that of its attempt, in whatever basket', async () =>
    expect(await nameOf({ attempt: 'one' })).toBe(await nameOf({ attempt: 'one' }, pairAdding({ who: {} }))))
})
