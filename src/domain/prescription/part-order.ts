import { LENS_INDICES } from './lens-index.ts'
import type { RxPart } from './rx-part.ts'
import { TINTING_TYPES } from './tinting-type.ts'

/**
 * The order in which parts are chosen and named: lenses by price, from single vision on, indices from thick to thin, tints from clear on, coatings by
 * price. The sort is stable.
 */
export const byPartOrder = (one: RxPart, other: RxPart): number =>
  placeOf(one) - placeOf(other) || one.price.withTax - other.price.withTax

const KINDS = ['lensType', 'index', 'tint', 'coating', 'service'] as const
/** More than there are of any kind. */
const PER_KIND = 100

function placeOf(part: RxPart): number {
  const first = KINDS.indexOf(part.kind) * PER_KIND
  if (part.kind === 'index') return first + LENS_INDICES.findIndex(({ key }) => key === part.index.key)
  return part.kind === 'tint' ? first + TINTING_TYPES.indexOf(part.tintingType) : first
}
