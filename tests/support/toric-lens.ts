import { advancedOf, aProduct, aVariant, attributesOf } from './goods.ts'

const row = (parameter: string, from: number, to: number, step: number, more: object = {}) => ({
  parameter,
  from,
  to,
  step,
  ...more,
})

/** A toric lens in two base curves and one diameter; strong cylinders are made for two axes. */
export const toricLens = aProduct(4, {
  attributes: attributesOf({ quantityPerUnit: '30' }),
  advancedAttributes: advancedOf({
    lensParameterRange: [
      row('sphere', -6, 4, 0.25),
      row('cylinder', -2.25, -0.75, 0.5),
      row('axis', 10, 180, 10, { whenParameter: 'cylinder', whenFrom: -1.75, whenTo: -0.75 }),
      row('axis', 90, 180, 90, { whenParameter: 'cylinder', whenFrom: -2.25, whenTo: -2.25 }),
      row('baseCurve', 8.4, 8.4, 0),
      row('baseCurve', 8.8, 8.8, 0),
      row('diameter', 14.2, 14.2, 0),
    ],
  }),
})

export const inCurve = (baseCurve: string) =>
  aVariant(40, { attributes: attributesOf({ baseCurve, diameter: '14.2' }) })

export const toricValues = { sphere: -2, cylinder: -0.75, axis: 170, baseCurve: 8.4 }
