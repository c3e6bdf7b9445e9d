import type { FieldSet } from '#domain/catalogue/attribute.ts'

export const LENS_PARAMETERS = ['sphere', 'cylinder', 'axis', 'addition', 'baseCurve', 'diameter'] as const
export type LensParameter = (typeof LENS_PARAMETERS)[number]

/** Another parameter between two values, both included. */
export type RangeCondition = { parameter: LensParameter; from: number; to: number }

/** Equal steps from one value to another; with `when`, only for lenses that meet it. */
export type RangeSegment = { from: number; to: number; step: number; when?: RangeCondition }

/** All values in which one parameter of a lens can be ordered, ascending. `names` instead, in their order, where its maker names additions. */
export type LensRange = {
  parameter: LensParameter
  stretches: RangeSegment[]
  values: number[]
  names?: string[]
}

/** The rows of `lensParameterRange`, by parameter in the order of a prescription. A row that is no valid range is left out. */
export const lensRanges = (rows: readonly FieldSet[]): LensRange[] =>
  LENS_PARAMETERS.flatMap((parameter) => {
    const stretches = rows
      .filter((row) => row['parameter'] === parameter)
      .map((row) => ({
        from: Number(row['from']),
        to: Number(row['to']),
        step: Number(row['step']),
        ...conditionOf(row),
      }))
      .filter(isStretch)
      .toSorted((a, b) => a.from - b.from)
    const names = parameter === 'addition' ? namesOf(rows) : []
    if (names.length > 0) return [{ parameter, stretches: [], values: [], names }]
    const values = distinctValues(stretches)
    return values.length > 0 ? [{ parameter, stretches, values }] : []
  })

const namesOf = (rows: readonly FieldSet[]): string[] =>
  rows.flatMap(({ parameter, name }) =>
    parameter === 'addition' && typeof name === 'string' && name !== '' ? [name] : [],
  )

/** The values of a lens that are known so far. */
export type LensValues = { readonly [Parameter in LensParameter]?: number | undefined }

/** The values of a parameter that go with those that are known; a condition on an unknown one restricts nothing. */
export const offeredValues = ({ stretches }: LensRange, known: LensValues): number[] =>
  distinctValues(stretches.filter(({ when }) => when === undefined || isMet(when, known[when.parameter])))

const isMet = ({ from, to }: RangeCondition, value: number | undefined): boolean =>
  value === undefined || (value >= from && value <= to)

function conditionOf(row: FieldSet): { when?: RangeCondition } {
  const parameter = LENS_PARAMETERS.find((each) => each === row['whenParameter'])
  return parameter === undefined
    ? {}
    : { when: { parameter, from: Number(row['whenFrom']), to: Number(row['whenTo']) } }
}

/** A maker offers a few hundred values at most; more is an error in the data. */
const MAX_STEPS = 1000

const isStretch = ({ from, to, step }: RangeSegment) =>
  from === to || (from < to && step > 0 && (to - from) / step < MAX_STEPS)

const distinctValues = (stretches: readonly RangeSegment[]): number[] =>
  [...new Set(stretches.flatMap(valuesOf))].toSorted((a, b) => a - b)

const valuesOf = ({ from, to, step }: RangeSegment): number[] =>
  Array.from(
    { length: step > 0 ? Math.floor((to - from) / step + 1e-9) + 1 : 1 },
    (_, index) => Math.round((from + index * step) * 100) / 100,
  )
