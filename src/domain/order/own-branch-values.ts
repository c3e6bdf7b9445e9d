import type { BranchOrder } from '#domain/branch/branch-order.ts'
import { EYES } from '#domain/prescription/eye-field.ts'
import { glassesValuesOf, prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import type { OwnValues } from './own-values.ts'

/** What an order of a branch holds of its customer's eyes. */
export const ownBranchValues = ({
  lines,
  orderedAt,
}: Pick<BranchOrder, 'lines' | 'orderedAt'>): OwnValues[] =>
  lines.flatMap(({ name, values: prescriptionValues }, at): OwnValues[] => {
    const item = { customData: { prescriptionValues } }
    const values = prescriptionValuesOf(item)
    if (values === null) return []
    const isOfGlasses = glassesValuesOf([item]) !== null
    return [
      {
        key: String(at),
        kind: isOfGlasses ? 'glasses' : 'lenses',
        title: name,
        values,
        eyes: EYES.filter((eye) => isOfGlasses || Object.keys(values[eye]).length > 0),
        measured: null,
        source: 'branch',
        savedOn: orderedAt,
        measuredOn: orderedAt.slice(0, 10),
        wearer: null,
        items: [],
      },
    ]
  })
