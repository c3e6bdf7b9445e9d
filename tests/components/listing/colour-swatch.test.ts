import { expect, test } from 'vitest'
import { MATERIALS } from '#domain/image/materials.ts'
import { colourSwatch } from '#components/listing/colour-swatch.ts'
import values from '#shop-api/seed/tables/values.json' with { type: 'json' }

test('every colour of the filter has a swatch', () => {
  expect(Object.keys(values.baseColor).filter((value) => colourSwatch('color', value) === null)).toEqual([])
})

test.each([
  ['color', 'havana', MATERIALS.havana.swatch],
  ['merchandiseColor', 'black', MATERIALS.black.swatch],
  ['color', 'toString', null],
  ['color', 'plaid', null],
  ['brand', 'gold', null],
] as const)('%s %s: %j', (group, value, expected) => {
  expect(colourSwatch(group, value)).toEqual(expected)
})
