import { describe, expect, test } from 'vitest'
import { lensRanges, offeredValues } from '#domain/lens/range.ts'
import { contactLensesOf } from '#shop-api/seed/lenses/contact-lenses.ts'

const lenses = [...contactLensesOf(52)]
const rangesOf = (type: string) => {
  const lens = lenses.find(({ values, vat }) => values.lensType === type && vat === 'contactLens')
  return lens?.advanced.find(({ key }) => key === 'lensParameterRange')?.rows('de') ?? []
}
const parameters = (type: string) => [...new Set(rangesOf(type).map((row) => row['parameter']))]

describe('a contact lens is ordered by', () => {
  test.each([
    ['spherical', ['sphere', 'baseCurve', 'diameter']],
    ['toric', ['sphere', 'cylinder', 'axis', 'baseCurve', 'diameter']],
    ['multifocal', ['sphere', 'addition', 'baseCurve', 'diameter']],
    ['coloured', ['sphere', 'baseCurve', 'diameter']],
  ])('%s values', (type, expected) => expect(parameters(type)).toEqual(expected))
})

test.each(['spherical', 'toric', 'multifocal', 'coloured'])(
  'the ranges of a %s lens are whole steps',
  (type) => {
    const crooked = rangesOf(type).filter((row) => {
      const [from, to, step] = [Number(row['from']), Number(row['to']), Number(row['step'])]
      return step === 0 ? from !== to : !Number.isInteger(Math.round(((to - from) / step) * 1e6) / 1e6)
    })
    expect(crooked).toEqual([])
  },
)

test('makers name their additions in different ways', () => {
  const additions = lenses
    .filter(({ values }) => values.lensType === 'multifocal')
    .flatMap(({ advanced }) => {
      const rows = advanced.find(({ key }) => key === 'lensParameterRange')?.rows('de') ?? []
      const range = lensRanges(rows).find(({ parameter }) => parameter === 'addition')
      return [String(range?.names?.[0] ?? range?.values[0])]
    })
  expect(new Set(additions)).toEqual(new Set(['0.75', 'LOW', '+1.00 D']))
})

test('lenses in a box, days of use and variants match', () => {
  for (const { values, variants } of lenses) {
    expect(values.quantityPerUnit).toBe(String(values.numberOfLenses))
    expect({ daily: 1, 'two-weekly': 14, monthly: 30 }[String(values.wearingTime)]).toBe(values.usageTime)
    expect(new Set(variants.map((variant) => variant.values.baseCurve)).size).toBe(variants.length)
  }
})

test('cosmetic lenses are no medical device for VAT, and have no subscription', () => {
  const shown = lenses.filter(({ vat }) => vat === 'cosmeticLens')
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter(({ values }) => 'subscriptionEligible' in values)).toEqual([])
})

test.each([
  ['daily', -1.75, [10, 20, 80, 90, 100, 160, 170, 180]],
  ['monthly', -2.75, [10, 20, 80, 90, 100, 160, 170, 180]],
  ['daily', -0.75, [10, 20, 30, 60, 70, 80, 90, 100, 110, 120, 150, 160, 170, 180]],
])('%s toric lenses are made with a cylinder of %d in the axes %o', (wearing, cylinder, axes) => {
  const lens = lenses.find(({ values }) => values.lensType === 'toric' && values.wearingTime === wearing)
  const rows = lens?.advanced.find(({ key }) => key === 'lensParameterRange')?.rows('de') ?? []
  const axis = lensRanges(rows).find(({ parameter }) => parameter === 'axis')
  expect(axis && offeredValues(axis, { cylinder })).toEqual(axes)
})
