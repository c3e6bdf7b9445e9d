import { type Minor, minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import type { LensIndex } from '#domain/prescription/lens-index.ts'
import { corridorOf, holdsCorridor } from '#domain/prescription/fitting-height.ts'
import type { RxPart } from '#domain/prescription/rx-part.ts'
import type { SunLens } from '#domain/prescription/sun-lens.ts'
import { preselectedTint } from './extras-choice.ts'

/** A frame, the indices that it can have, the height of its lenses in mm (null: not known), and the parts that are sold now. */
type Pair = {
  frame: { price: Minor; sunLens: SunLens | null }
  context: {
    frame: { indices: readonly LensIndex[]; lensHeight: number | null }
    offered: readonly RxPart[]
  }
}

/**
 * The least that a complete pair of a lens type costs, in minor units: without values the frame alone; with values a design, an index, and
 * the tint that is preselected: sunglasses are asked for as such. Null where no lenses with values can be made now.
 */
export function lowestTotal({ frame, context }: Pair, lensType: 'type_ei' | 'type_none'): Minor | null {
  if (lensType === 'type_none') return frame.price
  const { indices, lensHeight } = context.frame
  const designs = context.offered.filter(
    (part) => part.kind === 'lensType' && holdsCorridor(lensHeight, corridorOf(part, 'normal')),
  )
  const lenses = context.offered.filter(
    (part) => part.kind === 'index' && part.form === '' && indices.some(({ key }) => key === part.index.key),
  )
  if (designs.length === 0 || lenses.length === 0) return null
  const tints = context.offered.filter((part) => part.kind === 'tint')
  const tint = preselectedTint(tints, frame.sunLens)
  return sumOf([frame.price, cheapest(designs), cheapest(lenses), ...(tint ? [tint.price.withTax] : [])])
}

const cheapest = (parts: readonly RxPart[]): Minor =>
  minor(Math.min(...parts.map(({ price }) => price.withTax)))
