import { describe, expect, test } from 'vitest'
import { TYPED_EYE_FIELDS } from '#domain/configurator/answer-name.ts'
import { EYES } from '#domain/prescription/eye-field.ts'
import { LANGUAGES } from '#i18n/variants.ts'
import { ROW, SLIP_WIDTH, slipLayout } from '#islands/configurator/slip-layout.ts'

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

  test('has no two cells in one place', () => {
    const places = slipLayout(language, 'prism').cells.map(({ x, y }) => `${x} ${y}`)
    expect(new Set(places).size).toBe(places.length)
  })
})
