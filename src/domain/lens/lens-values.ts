import { fieldSetRows } from '#domain/catalogue/advanced-attribute.ts'
import type { Product, Variant } from '#domain/catalogue/product.ts'
import { attributeNumber, attributeValue } from '#domain/catalogue/read-attribute.ts'
import type { Check } from '#domain/prescription/check-prescription.ts'
import { EYE_FIELDS, EYES, type Eye, type EyeField, type EyeSide } from '#domain/prescription/eye-field.ts'
import { eyeKey } from '#domain/prescription/eye-key.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { lensRanges, type LensRange, offeredValues } from './range.ts'

/** A contact lens as its maker offers it. The values of its variant, such as the base curve, are the only ones it can have. */
export type OfferedLens = { ranges: LensRange[]; color: string | null }

/** `missing`: to be chosen. `not-offered`: not made, or not with the other values. `not-of-lens`: the lens has no such value. */
export type LensCheckKind = 'missing' | 'not-offered' | 'not-of-lens'
export type LensCheck = Check<LensCheckKind, EyeField | 'color'>

type Goods = {
  product: Pick<Product, 'attributes' | 'advancedAttributes'>
  variant: Pick<Variant, 'attributes'>
}

/** Null for goods that are not ordered by values. */
export function offeredLens({ product, variant }: Goods): OfferedLens | null {
  const ranges = lensRanges(fieldSetRows(product.advancedAttributes, 'lensParameterRange'))
  if (ranges.length === 0) return null
  return {
    ranges: ranges.map((range) => {
      const own =
        range.parameter === 'baseCurve' || range.parameter === 'diameter'
          ? attributeNumber(variant.attributes, range.parameter)
          : null
      return own === null ? range : { ...range, stretches: [{ from: own, to: own, step: 0 }] }
    }),
    color: attributeValue(product.attributes, 'lensColor'),
  }
}

/**
 * The values of one eye, with those that the lens fixes. A value that the maker offers in several has to be chosen, also where the
 * variant has one of them: nobody gets a base curve that they have not chosen. The colour is that of the product, by which lines show it.
 */
export function checkLensValues(
  { ranges, color }: OfferedLens,
  values: Eye,
  eye: EyeSide,
): Result<Eye, LensCheck[]> {
  const checks: LensCheck[] = []
  const refuse = (field: LensCheck['field'], kind: LensCheckKind) =>
    checks.push({ field, eye, grade: 'refused', kind })
  const known: Eye = {}
  for (const range of ranges) {
    const { parameter, names } = range
    if (names) {
      const { additionName } = values
      if (additionName === undefined) refuse(parameter, 'missing')
      else if (names.includes(additionName)) known.additionName = additionName
      else refuse(parameter, 'not-offered')
      continue
    }
    const value = values[parameter] ?? fixedValue(range)
    if (value === undefined) {
      refuse(parameter, 'missing')
      continue
    }
    if (!offeredValues(range, known).includes(value)) refuse(parameter, 'not-offered')
    known[parameter] = value
  }
  for (const field of EYE_FIELDS)
    if (values[field] !== undefined && !ranges.some(({ parameter, names }) => parameter === field && !names))
      refuse(field, 'not-of-lens')
  if (values.additionName !== undefined && !ranges.some(({ names }) => names))
    refuse('addition', 'not-of-lens')
  if (values.color !== undefined && values.color !== color)
    refuse('color', color === null ? 'not-of-lens' : 'not-offered')
  return checks.length > 0 ? fail(checks) : ok(known)
}

/** The value of a parameter that has only one. */
export const fixedValue = ({ values }: LensRange): number | undefined =>
  values.length === 1 ? values[0] : undefined

/** What is said by the choice of the variant, such as its base curve. Never for a variant that nobody chose. */
export const impliedValues = ({ ranges }: OfferedLens): Eye =>
  Object.fromEntries(
    ranges.flatMap(({ parameter, stretches: [only, ...others] }) =>
      only && others.length === 0 && only.from === only.to ? [[parameter, only.from]] : [],
    ),
  )

/**
 * Whether a line may have its values: a lens for one eye or for both alike has values that its maker offers, all other goods have none.
 */
export function hasOfferedValues({
  customData,
  ...goods
}: Goods & { customData: Record<string, unknown> }): boolean {
  const lens = offeredLens(goods)
  const values = prescriptionValuesOf({ customData })
  if (lens === null || values === null) return lens === null && values === null
  const eyes = EYES.filter((side) => Object.keys(values[side]).length > 0)
  const checked = eyes.map((side) => checkLensValues(lens, values[side], side))
  return (
    checked.every(({ ok: isOffered }) => isOffered) &&
    new Set(eyes.map((side) => eyeKey(values[side]))).size === 1
  )
}
