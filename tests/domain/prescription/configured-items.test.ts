import { describe, expect, test } from 'vitest'
import {
  type ConfiguredPair,
  configuredItems,
  READ_BACK_VERSION,
} from '#domain/prescription/configured-items.ts'
import { rxPartsOf, type RxPart } from '#domain/prescription/rx-part.ts'
import { aProduct, aVariant } from '#tests/support/goods.ts'

const part = (id: number, referenceKey: string, customData: Record<string, unknown>): RxPart[] =>
  rxPartsOf(aProduct(id, { customData, variants: [aVariant(id, { referenceKey })] }))
const LENS = part(2, 'rx-single-vision', { rxPart: 'lensType', design: 'single-vision' })
const INDEX = part(3, 'index_ch', { rxPart: 'index', indexKey: 'index_ch' })
const CLEAR = part(4, 'clear', { rxPart: 'tint', tintingType: 'clear' })
const TINT = part(5, 'brown', { rxPart: 'tint', tintingType: 'tinted' })
const SERVICE = part(6, 'fitting', { rxPart: 'service' })
const VALUES = { right: { sphere: -2 }, left: { sphere: -1.75 } }
const PAIR: ConfiguredPair = {
  groupId: 'abcdefgh',
  shopId: 10_001,
  frame: { variantId: 1, productType: 'rxGlasses' },
  lensType: 'type_ei',
  prescription: VALUES,
  parts: [...LENS, ...INDEX, ...CLEAR, ...SERVICE],
  affirmed: { at: '2026-11-22T10:00:00.000Z', textVersion: READ_BACK_VERSION },
}

describe('the items of a pair', () => {
  test('are one group of a frame and its parts, one of each', () => {
    const items = configuredItems(PAIR)
    expect(items.map(({ variantId, quantity, itemGroup }) => [variantId, quantity, itemGroup])).toEqual([
      [1, 1, { id: 'abcdefgh', isMainItem: true, isRequired: true }],
      [2, 1, { id: 'abcdefgh', isMainItem: false, isRequired: true }],
      [3, 1, { id: 'abcdefgh', isMainItem: false, isRequired: true }],
      [4, 1, { id: 'abcdefgh', isMainItem: false, isRequired: true }],
      [6, 1, { id: 'abcdefgh', isMainItem: false, isRequired: false }],
    ])
    expect(items.map(({ customData }) => customData['hideSubItem'])).toEqual([
      undefined,
      false,
      false,
      true,
      false,
    ])
  })

  test('hold the values, the parts and the affirmation with the frame', () => {
    const [frame] = configuredItems(PAIR)
    expect(frame?.customData).toMatchObject({
      shopId: 10_001,
      itemGroup: { id: 'abcdefgh', isMainItem: true, isRequired: true },
      productType: 'rxGlasses',
      lensType: 'type_ei',
      prescriptionValues: VALUES,
      configurationItems: expect.arrayContaining([expect.objectContaining({ referenceKey: 'index_ch' })]),
      rxSubItemInfo: expect.arrayContaining([
        expect.objectContaining({ name: LENS[0]?.name, priceWithTax: LENS[0]?.price.withTax, color: null }),
      ]),
      affirmed: { at: '2026-11-22T10:00:00.000Z', textVersion: READ_BACK_VERSION },
    })
  })

  const card = { method: 'card', plusMinus: 2, measuredOn: '2026-11-23' } as const
  test.each<[string, Partial<ConfiguredPair>, unknown]>([
    ['with a distance', { prescription: { right: { pd: 31.5 }, left: {} }, pupilDistance: card }, card],
    ['with a distance of unknown source', { prescription: { right: { pd: 31.5 }, left: {} } }, undefined],
    ['without a distance', { pupilDistance: card }, undefined],
  ])('name where the distance of the pupils comes from: %s', (_, change, source) => {
    expect(configuredItems({ ...PAIR, ...change })[0]?.customData['pupilDistance']).toEqual(source)
  })

  test.each<[string, Partial<ConfiguredPair>, unknown]>([
    ['with them', { officeDistance: { room: 200, near: 40 } }, { room: 200, near: 40 }],
    [
      'also of values that follow',
      { officeDistance: { room: 100, near: 50 }, prescription: 'later' },
      { room: 100, near: 50 },
    ],
    ['without them', {}, undefined],
  ])('say for which distances office lenses are: %s', (_, change, stored) =>
    expect(configuredItems({ ...PAIR, ...change })[0]?.customData['officeDistance']).toEqual(stored),
  )

  const validity = { measuredOn: '2025-11-03', months: 12 }
  test.each<[string, Partial<ConfiguredPair>, unknown]>([
    ['of a known day', { validity }, validity],
    ['of an unknown day', {}, undefined],
    ['that follow', { validity, prescription: 'later' }, undefined],
  ])('say how old values are %s', (_, change, stored) => {
    expect(configuredItems({ ...PAIR, ...change })[0]?.customData['prescriptionValidity']).toEqual(stored)
  })

  test.each<[string, Partial<ConfiguredPair>]>([
    ['that follow later', { prescription: 'later', affirmed: null }],
    ['that it needs none of', { lensType: 'type_none', parts: TINT, affirmed: null }],
  ])('hold no values %s', (_, change) => {
    const [frame] = configuredItems({ ...PAIR, ...change })
    expect(frame?.customData).not.toHaveProperty('prescriptionValues')
    expect(frame?.customData).not.toHaveProperty('affirmed')
  })

  test.each([
    ['values', VALUES, true],
    ['values that follow', 'later', undefined],
  ] as const)(
    'with %s are to be confirmed where a slip is needed: %s',
    (_, prescription, isToBeConfirmed) => {
      const [frame] = configuredItems({ ...PAIR, prescription, isSlipRequired: true })
      expect(frame?.customData['valuesToBeConfirmed']).toBe(isToBeConfirmed)
      expect(configuredItems(PAIR)[0]?.customData).not.toHaveProperty('valuesToBeConfirmed')
    },
  )
})
