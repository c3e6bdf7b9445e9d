import type { FieldSet } from '#domain/catalogue/attribute.ts'
import { EYES, type Prescription } from './eye-field.ts'

/** The tiers of lenses, from thick to thin: key of the product and refractive index. Spec §9 "Index keys". */
export const LENS_INDICES = [
  { tier: 'entry', key: 'index_cr', index: 1.5 },
  { tier: 'standard', key: 'index_ch', index: 1.6 },
  { tier: 'standard-plus', key: 'index_ad', index: 1.67 },
  { tier: 'premium', key: 'index_ax', index: 1.74 },
] as const
export type LensIndex = (typeof LENS_INDICES)[number]

/** Rims that hold a lens by a groove or by holes, for which a lens of 1.5 is too brittle. Spec §5 "Lens index availability". */
const RIMLESS = new Set(['rimless', 'nylor', 'inline_grooves', 'randlos', 'gerillt'])

export const isRimless = (rimType: string | null): boolean => rimType !== null && RIMLESS.has(rimType)

/**
 * The tiers that a frame can have in a country: the rows of `rxCountryIndexAvailability`, else the first three. A rimless frame has no
 * entry lens, whatever the rows say.
 */
export function availableIndices(
  rows: readonly FieldSet[],
  country: string,
  rimType: string | null,
): LensIndex[] {
  const listed = new Set(
    rows.filter((row) => row['country'] === country).map((row) => String(row['rxLensQualityIndex'])),
  )
  return LENS_INDICES.filter(({ tier }) => {
    if (tier === 'entry' && isRimless(rimType)) return false
    return listed.size > 0 ? listed.has(tier) : tier !== 'premium'
  })
}

/** The refractive index that suits the stronger sphere, in dpt. Spec §5 "Suggestion". */
export function suggestIndex(prescription: Prescription): 1.5 | 1.6 | 1.67 {
  const spheres = EYES.map((side) => prescription[side].sphere ?? 0)
  if (spheres.some((sphere) => sphere <= -2.5 || sphere >= 2.5)) return 1.67
  return spheres.some((sphere) => sphere <= -1 || sphere >= 1.5) ? 1.6 : 1.5
}

/**
 * Of the indices that a frame can have, from thick to thin: the one of `suggestIndex`, else the next thinner one, else the thinnest. Undefined
 * where the frame has none.
 */
export const suggestedOf = (
  indices: readonly LensIndex[],
  prescription: Prescription,
): LensIndex | undefined => {
  const least = suggestIndex(prescription)
  return indices.find(({ index }) => index >= least) ?? indices.at(-1)
}
