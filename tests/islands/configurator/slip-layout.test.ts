import { describe, expect, test } from 'vitest'
import { TYPED_EYE_FIELDS } from '#domain/configurator/answer-name.ts'
import { EYES } from '#domain/prescription/eye-field.ts'
import { type Language, LANGUAGES } from '#i18n/variants.ts'
import { ROW, SLIP_WIDTH, slipLanguage, slipLayout } from '#islands/configurator/slip-layout.ts'

describe.each(LANGUAGES)('the slip in %s', (language) => {
  test.each(TYPED_EYE_FIELDS)('has one cell for the %s of each eye, on the card', (field) => {
    const { cells, height } = slipLayout(language, field)
    for (const side of EYES) {
      const found = cells.filter((cell) => cell.side === side && cell.field === field)
      expect(found).toHaveLength(1)
      for (const { x, y, width } of found) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(SLIP_WIDTH)
        expect(y + ROW).toBeLessThan(height)
      }
    }
  })

  test('has rows for far and near', () => {
    const distances = slipLayout(language, 'sphere').distances.map(({ distance }) => distance)
    expect(distances).toEqual(language === 'it' ? ['far', 'intermediate', 'near'] : ['far', 'near'])
  })

  test.each(['far', 'near'] as const)('has the values for %s in its row', (use) => {
    const { distances, cells, height } = slipLayout(language, 'sphere', use)
    const row = distances.find(({ distance }) => distance === use)
    expect(cells[0]?.y).toBe(row?.y)
    for (const { y } of cells) expect(y + ROW).toBeLessThan(height)
  })

  test('has no two cells in one place', () => {
    const places = slipLayout(language, 'prism').cells.map(({ x, y }) => `${x} ${y}`)
    expect(new Set(places).size).toBe(places.length)
  })
})

test.each([
  ['de', 'de-DE', 'de'],
  ['de', 'de-IT', 'it'],
  ['it', 'it-CH', 'it'],
] as const)('slips of a shop in %s, %s, are printed in %s', (language, intl, printed) =>
  expect(slipLanguage(language, intl)).toBe(printed),
)

test('values for a screen stand between on Italian slips, in a line of their own on French ones, in the first row elsewhere', () => {
  const rowOf = (language: Language) => {
    const { distances, cells } = slipLayout(language, 'sphere', 'intermediate')
    return distances.find(({ y }) => y === cells[0]?.y)?.distance
  }
  expect([rowOf('it'), rowOf('fr'), rowOf('de')]).toEqual(['intermediate', 'intermediate', 'far'])
})

test('an Italian slip has both ways of counting an axis, a German one the vertex distance', () => {
  expect(slipLayout('it', 'axis').marks.map(({ text }) => text)).toEqual(['TABO | INT', 'TABO | INT'])
  expect(slipLayout('it', 'axis').headings.find(({ field }) => field === 'axis')?.word).toBe('AX')
  expect(slipLayout('de', 'axis').marks.map(({ text }) => text)).toEqual(['HSA 12'])
})
