import { EYES, type Eye, type Prescription } from '#domain/prescription/eye-field.ts'
import { fixedValue, type OfferedLens } from './lens-values.ts'
import { LENS_PARAMETERS, offeredValues } from './range.ts'

/**
 * The fields of the form of a lens, by name, filled with the values of lenses that were ordered before. What this lens is not made in is
 * empty. `isWhole`: it is made in all of these values. An eye without values has no fields.
 */
export function fieldsFromOrder(
  { ranges }: Pick<OfferedLens, 'ranges'>,
  ordered: Prescription,
): { fields: Record<string, string>; isWhole: boolean } {
  const fields: Record<string, string> = {}
  let isWhole = true
  for (const side of EYES.filter((each) => Object.keys(ordered[each]).length > 0)) {
    const values = ordered[side]
    const taken: Eye = {}
    for (const range of ranges) {
      const { parameter, names } = range
      if (names) {
        const name = names.find((each) => each === values.additionName)
        fields[`${side}-${parameter}`] = name ?? ''
        if (name === undefined) isWhole = false
        else taken.additionName = name
        continue
      }
      const fixed = fixedValue(range)
      const value = fixed ?? values[parameter]
      const isOffered = value !== undefined && offeredValues(range, taken).includes(value)
      if (isOffered) taken[parameter] = value
      else isWhole = false
      if (fixed === undefined) fields[`${side}-${parameter}`] = isOffered ? String(value) : ''
    }
    const compared = [...LENS_PARAMETERS, 'additionName'] as const
    if (compared.some((each) => values[each] !== undefined && values[each] !== taken[each])) isWhole = false
  }
  return { fields, isWhole }
}
