import { type Minor, minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { checkConfiguration, type ConfigurableFrame } from '#domain/prescription/configuration.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { takesTint } from '#domain/prescription/part-conflicts.ts'
import { isProgressive } from '#domain/prescription/is-progressive.ts'
import type { RxPart } from '#domain/prescription/rx-part.ts'
import type { SunLens } from '#domain/prescription/sun-lens.ts'
import { preselectedTint } from './extras-choice.ts'

type Pair = {
  frame: { price: Minor; sunLens: SunLens | null }
  context: { frame: ConfigurableFrame; offered: readonly RxPart[] }
}

/**
 * The least that a complete pair costs whose lenses can be made to these values, in minor units, of the parts of `lowestTotal`: progressive
 * lenses where the values have an addition, as the glass step preselects them, else lenses without one. Null where none can be made.
 */
export function lowestTotalWithValues({ frame, context }: Pair, values: Prescription): Minor | null {
  const { offered } = context
  const isFor = isProgressive(values)
  const designs = offered.filter(
    (part) => part.kind === 'lensType' && (part.design === 'progressive') === isFor,
  )
  const forms = isFor ? ['', 'compact'] : ['']
  const lenses = offered.filter((part) => part.kind === 'index' && forms.includes(part.form))
  const tints = offered.filter((part) => part.kind === 'tint')
  const tintFor = (lens: RxPart): Minor[] => {
    const possible = tints.filter(({ tintingType }) => takesTint(lens, tintingType))
    const tint = preselectedTint(possible, frame.sunLens)
    return tint ? [tint.price.withTax] : []
  }
  const totals = designs.flatMap((design) =>
    lenses.flatMap((lens) => {
      const chosen = { parts: [design, lens], unknown: [] }
      const { checks } = checkConfiguration(context.frame, 'type_ei', values, chosen)
      if (checks.some(({ grade }) => grade === 'refused')) return []
      return sumOf([frame.price, design.price.withTax, lens.price.withTax, ...tintFor(lens)])
    }),
  )
  return totals.length === 0 ? null : minor(Math.min(...totals))
}
