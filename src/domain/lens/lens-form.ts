import { fieldSetRows } from '#domain/catalogue/advanced-attribute.ts'
import { availability } from '#domain/catalogue/availability.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { attributeNumber, attributeValue } from '#domain/catalogue/read-attribute.ts'
import type { Check } from '#domain/prescription/check-prescription.ts'
import { EYES, type Eye, type EyeSide } from '#domain/prescription/eye-field.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import {
  checkLensValues,
  fixedValue,
  type LensCheck,
  type LensCheckKind,
  type OfferedLens,
} from './lens-values.ts'
import { type LensParameter, lensRanges } from './range.ts'

/** Packs of one eye that the form of a lens offers. */
export const MOST_PACKS = 12

type LensVariant = { id: number; baseCurve: number | null; diameter: number | null; isSoldOut: boolean }

/** A lens with all variants among which base curve and diameter decide. */
export type LensChoice = OfferedLens & { variants: LensVariant[] }

/** Null for a product that is not ordered by values. */
export function lensChoice({ attributes, advancedAttributes, variants = [] }: Product): LensChoice | null {
  const ranges = lensRanges(fieldSetRows(advancedAttributes, 'lensParameterRange'))
  if (ranges.length === 0) return null
  return {
    ranges,
    color: attributeValue(attributes, 'lensColor'),
    variants: variants.map((variant) => ({
      id: variant.id,
      baseCurve: attributeNumber(variant.attributes, 'baseCurve'),
      diameter: attributeNumber(variant.attributes, 'diameter'),
      isSoldOut: availability(variant.stock).kind === 'none',
    })),
  }
}

/** The text of a field of the form: `right-sphere`, `left-quantity`, `alike`. Empty where there is none. */
export type FieldReader = (name: string) => string

export type LensOrder = { variantId: number; values: Eye; quantity: number }
export type LensFormCheck = LensCheck | Check<LensCheckKind, 'quantity'>

/**
 * What a filled-in form orders: the lens of each eye with at least one pack. With `alike` the fields of the right eye count for both. No
 * pack at all is a missing quantity of both.
 */
export function readLensForm(
  choice: LensChoice,
  field: FieldReader,
): Result<{ [Side in EyeSide]?: LensOrder }, LensFormCheck[]> {
  const checks: LensFormCheck[] = []
  const orders: { [Side in EyeSide]?: LensOrder } = {}
  for (const side of EYES) {
    const source = field('alike') === '' ? side : 'right'
    const quantity = Number(field(`${source}-quantity`))
    if (!(Number.isInteger(quantity) && quantity > 0 && quantity <= MOST_PACKS)) continue
    const checked = checkLensValues(choice, readEye(choice, source, field), source)
    const variant = checked.ok && variantWith(choice, checked.value)
    if (!checked.ok) checks.push(...checked.error)
    else if (variant) orders[side] = { variantId: variant.id, values: checked.value, quantity }
    else checks.push({ field: 'baseCurve', eye: source, grade: 'refused', kind: 'not-offered' })
  }
  if (checks.length > 0) return fail(checks)
  if (Object.keys(orders).length > 0) return ok(orders)
  return fail([{ field: 'quantity', eye: 'both', grade: 'refused', kind: 'missing' }])
}

/** The values of the fields that are filled in, and those that the lens fixes. */
export function readEye({ ranges }: LensChoice, side: EyeSide, field: FieldReader): Eye {
  const eye: Eye = {}
  for (const range of ranges) {
    const text = field(`${side}-${range.parameter}`)
    if (range.names) {
      if (text !== '') eye.additionName = text
      continue
    }
    const value = text === '' ? fixedValue(range) : Number(text)
    if (value !== undefined) eye[range.parameter] = value
  }
  return eye
}

/** Whether all variants with this base curve or diameter are sold out. */
export const isSoldOut = ({ variants }: LensChoice, parameter: LensParameter, value: number): boolean =>
  (parameter === 'baseCurve' || parameter === 'diameter') &&
  variants.filter((variant) => variant[parameter] === value).every((variant) => variant.isSoldOut)

const variantWith = ({ variants }: LensChoice, { baseCurve, diameter }: Eye): LensVariant | undefined =>
  variants.find(
    (variant) =>
      (variant.baseCurve ?? baseCurve) === baseCurve && (variant.diameter ?? diameter) === diameter,
  )
