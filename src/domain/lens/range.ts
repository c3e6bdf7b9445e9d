import type { FieldSet } from '#domain/catalogue/attribute.ts'

export const LENS_PARAMETERS = ['sphere', 'cylinder', 'axis', 'addition', 'baseCurve', 'diameter'] as const
export type LensParameter = (typeof LENS_PARAMETERS)[number]

/** Equal steps from one value to another. */
export type RangeSegment = { from: number; to: number; step: number }

/** All values in which one parameter of a lens can be ordered, ascending. */
export type LensRange = { parameter: LensParameter; stretches: RangeSegment[]; values: number[] }

/** The rows of `lensParameterRange`, by parameter in the order of a prescription. A row that is no valid range is left out. */
export const lensRanges = (rows: readonly FieldSet[]): LensRange[] =>
  LENS_PARAMETERS.flatMap((parameter) => {
    const stretches = rows
      .filter((row) => row['parameter'] === parameter)
      .map((row) => ({ from: Number(row['from']), to: Number(row['to']), step: Number(row['step']) }))
      .filter(isStretch)
      .toSorted((a, b) => a.from - b.from)
    const values = [...new Set(stretches.flatMap(valuesOf))]
    return values.length > 0 ? [{ parameter, stretches, values }] : []
  })

/** A maker offers a few hundred values at most; more is an error in the data. */
const MAX_STEPS = 1000

const isStretch = ({ from, to, step }: RangeSegment) =>
  from === to || (from < to && step > 0 && (to - from) / step < MAX_STEPS)

const valuesOf = ({ from, to, step }: RangeSegment): number[] =>
  Array.from(
    { length: step > 0 ? Math.floor((to - from) / step + 1e-9) + 1 : 1 },
    (_, index) => Math.round((from + index * step) * 100) / 100,
  )
