import { expect, test } from 'vitest'
import { FRAME_SHAPES } from '#domain/image/render-spec.ts'
import { FRAME_COLOURS } from '#shop-api/seed/attributes/palette.ts'
import { designOf } from '#shop-api/seed/frames/design.ts'
import { modelsOf, newNaming } from '#shop-api/seed/frames/models.ts'
import { describeFrame } from '#shop-api/seed/frames/texts.ts'

const { value: model } = modelsOf('rxGlasses', newNaming()).next()
const design = designOf(model.random, 'rxGlasses', model.brand, false)
const colour = FRAME_COLOURS[0] as (typeof FRAME_COLOURS)[number]

const descriptionOf = (shape: (typeof FRAME_SHAPES)[number]) =>
  describeFrame(
    {
      family: 'rxGlasses',
      model,
      design: { ...design, shape, material: 'acetate' },
      groups: [],
      sizes: [],
      euroCents: 0,
      collection: '',
      isZeroCost: false,
    },
    colour,
    'clear',
  )

test.each(FRAME_SHAPES)('a frame in the shape %s says in every language whom it suits', (shape) => {
  for (const text of Object.values(descriptionOf(shape))) {
    expect(text).not.toMatch(/[{}]|undefined/)
    expect(text.split(/(?<=\.) /)).toHaveLength(4)
  }
})

test('a description names model, brand and colour, and is no list of properties', () => {
  const opening = `${model.name} von ${model.brand.name}: Brille in Schwarz.`
  expect(descriptionOf('rectangle').de.slice(0, opening.length)).toBe(opening)
  expect(descriptionOf('rectangle').de).not.toMatch(/Form|Farbe/)
})
