import { expect, test } from 'vitest'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import { lensThickness } from '#domain/prescription/lens-thickness.ts'
import { rxPartsOf } from '#domain/prescription/rx-part.ts'
import type { ConfiguredFrame } from '#server/configurator/configured-frame.ts'
import { type ConfigurationInput, priceConfiguration } from '#server/configurator/price-configuration.ts'
import { aPrice, aProduct, aStock, aVariant } from '#tests/support/goods.ts'

const PLACE: ConfiguredFrame['place'] = {
  outline: [
    [-25, -20],
    [25, -20],
    [25, 20],
    [-25, 20],
  ],
  lensWidth: 50,
  bridge: 18,
}
const FRAME: ConfiguredFrame = {
  product: aProduct(5),
  variant: aVariant(7, { price: aPrice(11_900) }),
  indices: LENS_INDICES,
  lensHeight: 40,
  lensTypes: undefined,
  place: PLACE,
}

const part = (id: number, price: number, customData: Record<string, unknown>, pieces = 9) =>
  rxPartsOf(
    aProduct(id, {
      customData,
      variants: [
        aVariant(id, {
          referenceKey: String(customData['indexKey'] ?? `part-${id}`),
          price: aPrice(price),
          stock: aStock(pieces),
        }),
      ],
    }),
  )
const SINGLE = part(51, 6900, { rxPart: 'lensType', design: 'single-vision' })
const COATING = part(52, 2900, { rxPart: 'coating' })
const CR = part(53, 0, { rxPart: 'index', indexKey: 'index_cr' })
const CH = part(54, 4900, { rxPart: 'index', indexKey: 'index_ch', centreThickness: 2.3 })
const AD = part(55, 9900, { rxPart: 'index', indexKey: 'index_ad' })
const AX = part(56, 14_900, { rxPart: 'index', indexKey: 'index_ax' })
const OFFERED = [...SINGLE, ...COATING, ...CR, ...CH, ...AD, ...AX]

const both = (sphere: number) => ({ right: { sphere, pd: 32 }, left: { sphere, pd: 31 } })
const priced = (
  input: Partial<ConfigurationInput>,
  { frame = FRAME, offered = OFFERED }: { frame?: ConfiguredFrame; offered?: typeof OFFERED } = {},
) =>
  priceConfiguration(frame, offered, {
    lensType: 'type_ei',
    prescription: both(-2),
    parts: [],
    ...input,
  })

test('a pair costs its frame and its parts, each once and by name', () => {
  const { parts, total, checks } = priced({ parts: ['part-51', 'index_ch', 'part-52', 'gold'] })
  expect(parts).toEqual([
    { referenceKey: 'part-51', name: SINGLE[0]?.name, price: 6900 },
    { referenceKey: 'index_ch', name: CH[0]?.name, price: 4900 },
    { referenceKey: 'part-52', name: COATING[0]?.name, price: 2900 },
  ])
  expect(total).toBe(11_900 + 6900 + 4900 + 2900)
  expect(checks).toMatchObject([{ kind: 'unknown-part' }])
  expect(priced({ parts: ['part-51', 'index_ch'] }).checks).toEqual([])
})

test('a frame alone costs what it costs, and nothing to try at home', () => {
  expect(priced({ lensType: 'type_none' }).total).toBe(11_900)
  expect(priced({ lensType: 'home_try_on' }).total).toBe(0)
})

test.each<[string, number, typeof OFFERED, string]>([
  ['weak values', -0.5, OFFERED, '1.5'],
  ['values', -2, OFFERED, '1.6'],
  ['strong values', -5, OFFERED, '1.67'],
  ['values whose index is not sold', -2, [...CR, ...AD], '1.67'],
  [
    'values whose index is sold out',
    -2,
    [...CR, ...part(54, 0, { rxPart: 'index', indexKey: 'index_ch' }, 0), ...AD],
    '1.67',
  ],
  ['values of which the thinnest alone is sold', -2, AX, '1.67'],
  ['values of a shop without any', -2, [], '1.6'],
])('for %s an index is suggested that can be had', (_, sphere, offered, suggestion) =>
  expect(priced({ prescription: both(sphere) }, { offered }).suggestion).toBe(suggestion),
)

const figures = (index: number, leastCentre: number | null | undefined, side: 'right' | 'left') => {
  const { edge, centre, weight } = lensThickness(both(-2)[side], index, PLACE, side, leastCentre)
  return { edge: edge.toFixed(1), centre: centre.toFixed(1), weight: weight.toFixed(1) }
}

test.each<[string, string[], number, number | null | undefined]>([
  ['the suggested index', [], 1.6, undefined],
  ['the chosen index, and its own centre', ['index_ch'], 1.6, 2.3],
  ['the chosen index', ['index_ax'], 1.74, null],
])('lenses are as thick as those of %s, to a tenth', (_, parts, index, leastCentre) => {
  const { right, left } = priced({ parts }).lenses
  for (const [lens, side] of [
    [right, 'right'],
    [left, 'left'],
  ] as const) {
    expect(lens).not.toBeNull()
    const shown = Object.entries(lens ?? {}).map(([name, value]) => [name, String(value)])
    const expected = Object.entries(figures(index, leastCentre, side)).map(([name, value]) => [
      name,
      String(Number(value)),
    ])
    expect(shown).toEqual(expected)
  }
})

test('of a frame whose measures are not known no thickness is', () =>
  expect(priced({}, { frame: { ...FRAME, place: null } }).lenses).toEqual({ right: null, left: null }))
