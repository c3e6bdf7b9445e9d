import { describe, expect, it } from 'vitest'
import type { Facet } from '#domain/listing/facet.ts'
import { selectedPart } from '#domain/listing/selected-part.ts'

const value = (id: number, isSelected: boolean) => ({
  id,
  label: `${id}`,
  value: `${id}`,
  count: 1,
  isSelected,
})
const colours = (...selected: number[]): Facet => ({
  kind: 'choices',
  parameter: 'color',
  name: 'Farbe',
  choices: [1, 2, 3].map((id) => value(id, selected.includes(id))),
  selectedCount: selected.length,
})
const sale = (isSelected: boolean): Facet => ({
  kind: 'switch',
  parameter: 'sale=true',
  name: 'Sale',
  count: 4,
  isSelected,
})
const price = (from: number | null, to: number | null): Facet => ({
  kind: 'price',
  name: 'Preis',
  steps: [0, 1000, 2000],
  from,
  to,
})
const width = (least: number | null): Facet => ({
  kind: 'width',
  name: 'Breite',
  steps: [130, 132],
  span: least === null ? null : { least },
})
const branch = (chosen: { id: number; name: string } | null): Facet => ({
  kind: 'branch',
  name: 'Filiale',
  chosen,
})

describe('the selected part of a filter', () => {
  it('has the selected values alone', () => {
    expect(selectedPart(colours(1, 3))).toEqual({
      ...colours(1, 3),
      choices: [value(1, true), value(3, true)],
    })
  })

  it.each([
    ['a switch', sale(true)],
    ['a lowest price', price(1000, null)],
    ['a highest price', price(null, 1000)],
    ['a price of nothing', price(0, null)],
    ['a width', width(130)],
    ['a branch', branch({ id: 7, name: 'Brno' })],
  ])('is the filter where it has one value: %s', (_, filter) => {
    expect(selectedPart(filter)).toBe(filter)
  })

  it.each([
    ['values', colours()],
    ['a switch', sale(false)],
    ['a price', price(null, null)],
    ['a width', width(null)],
    ['a branch', branch(null)],
  ])('does not exist where nothing is selected: %s', (_, filter) => {
    expect(selectedPart(filter)).toBeUndefined()
  })
})
