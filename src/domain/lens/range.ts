import { numberFormat } from '#domain/text/number-format.ts'
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

const SIGNED: ReadonlySet<LensParameter> = new Set(['sphere', 'cylinder', 'addition'])

/** A value as in a prescription: powers with their sign and quarters, axes as integers, "−4,25". */
export const formatLensValue = (parameter: LensParameter, value: number, intl: string): string =>
  formatLensStep(parameter, value, intl, SIGNED.has(parameter) ? 'exceptZero' : 'auto')

/** The same without a sign: the difference of two values. */
export const formatLensStep = (
  parameter: LensParameter,
  value: number,
  intl: string,
  signDisplay: 'exceptZero' | 'auto' = 'auto',
): string =>
  numberFormat(intl, {
    minimumFractionDigits: SIGNED.has(parameter) ? 2 : parameter === 'axis' ? 0 : 1,
    signDisplay,
  })
    .format(value)
    .replace('-', '−')
