import { type Minor, minor } from '#domain/money/price.ts'
import { corridorOf, holdsCorridor } from '#domain/prescription/fitting-height.ts'
import type { ComparedIndex, LensComparison } from '#domain/prescription/lens-comparison.ts'
import type { LensIndex } from '#domain/prescription/lens-index.ts'
import type { RxPart } from '#domain/prescription/rx-part.ts'

export type DesignPart = Extract<RxPart, { kind: 'lensType' }>
export type IndexPart = Extract<RxPart, { kind: 'index' }>

/** A card of the glass step. */
export type IndexOption = ComparedIndex & {
  part: IndexPart
  /** The same with a short corridor, where the chosen lenses are progressive; `part` has it where the frame holds no other. */
  compact: IndexPart | null
  /** What it costs more than the first index. */
  surcharge: Minor
  /** The pair of lenses in the chosen design. */
  price: Minor
}

/** The indices of a frame that are offered now: one that is sold out cannot be suggested. */
export const soldIndices = (indices: readonly LensIndex[], offered: readonly RxPart[]): LensIndex[] =>
  indices.filter(({ key }) => offered.some((part) => part.kind === 'index' && part.index.key === key))

/** The indices that can be had, in the forms of a design. `lensHeight` in mm; null: not known. */
export function indexOptions(
  { indices }: LensComparison,
  offered: readonly RxPart[],
  design: DesignPart | null,
  lensHeight: number | null,
): IndexOption[] {
  const parts = offered.filter((part) => part.kind === 'index')
  const hasCorridor = design?.design === 'progressive'
  const isCompactOnly = hasCorridor && !holdsCorridor(lensHeight, corridorOf(design, 'normal'))
  const found = indices.flatMap((compared) => {
    const forms = parts.filter(({ index }) => index.key === compared.index.key)
    const compact = forms.find(({ form }) => form === 'compact')
    const part = isCompactOnly ? compact : forms.find(({ form }) => form === '')
    return part ? [{ ...compared, part, compact: (hasCorridor && !isCompactOnly && compact) || null }] : []
  })
  const least = found[0]?.part.price.withTax ?? 0
  return found.map((option) => ({
    ...option,
    surcharge: minor(option.part.price.withTax - least),
    price: minor((design?.price.withTax ?? 0) + option.part.price.withTax),
  }))
}
