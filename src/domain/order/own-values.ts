import { lineView } from '#domain/basket/line-view.ts'
import { type EyeSide, EYES, type Prescription } from '#domain/prescription/eye-field.ts'
import { areValuesCorrected, withCorrectedValues } from '#domain/prescription/corrected-values.ts'
import { affirmedOf } from '#domain/prescription/made-to-measure.ts'
import type { ByInstrument } from '#domain/prescription/pupil-distance-source.ts'
import { shownPrescription } from '#domain/prescription/shown-prescription.ts'
import { validityOf } from '#domain/prescription/validity.ts'
import { READ_BY_SHOP } from './add-values.ts'
import type { Order, OrderItem } from './order.ts'
import { wearerOf } from './wearer.ts'

/**
 * order: given with it. later: sent after it. shop: read by the shop from a picture of a slip. branch: of an order of a branch. corrected: by the
 * customer, after the order.
 */
export type ValuesSource = 'order' | 'later' | 'shop' | 'branch' | 'corrected'

/** The values of glasses, or of the contact lenses of both eyes, in an order. */
export type OwnValues = {
  /** The key of the first of `items`. */
  key: string
  kind: 'glasses' | 'lenses'
  title: string
  values: Prescription
  eyes: EyeSide[]
  measured: ByInstrument | null
  source: ValuesSource
  /** RFC 3339. */
  savedOn: string
  /** The day of the values, YYYY-MM-DD: where it is not known, the one on which they were saved, because they are at least as old. */
  measuredOn: string
  /** Whose they are, as the customer says; null where they have not said it. */
  wearer: string | null
  /** The frame, or the lines of lenses; none of an order of a branch. */
  items: OrderItem[]
}

/** What an order holds of its customer's eyes. Lines of one lens, each for another eye, are one. */
export function ownValues({ items, placedAt }: Pick<Order, 'items' | 'placedAt'>): OwnValues[] {
  const found: OwnValues[] = []
  for (const item of items) {
    const current = withCorrectedValues(item)
    const shown = shownPrescription(current)
    if (shown?.kind !== 'values') continue
    const { values, eyes, measured } = shown
    const kind = item.itemGroup ? 'glasses' : 'lenses'
    const at = kind === 'lenses' ? found.findIndex((each) => isOtherEye(each, item, eyes)) : -1
    const pair = found[at]
    if (pair) found[at] = withLine(pair, item, values)
    else {
      const origin = originOf(current, placedAt)
      found.push({
        key: item.key,
        kind,
        title: lineView(item).title,
        values,
        eyes,
        measured: measured === 'missing' ? null : measured,
        ...origin,
        measuredOn: validityOf(current)?.measuredOn ?? origin.savedOn.slice(0, 10),
        wearer: wearerOf(item),
        items: [item],
      })
    }
  }
  return found
}

/** The values of the first contact lenses in an order; null where there are none. */
export const lensValuesOf = (order: Pick<Order, 'items' | 'placedAt'>): Prescription | null =>
  ownValues(order).find(({ kind }) => kind === 'lenses')?.values ?? null

const isOtherEye = (each: OwnValues, { product }: OrderItem, eyes: readonly EyeSide[]): boolean =>
  each.items[0]?.product.id === product.id && !each.eyes.some((eye) => eyes.includes(eye))

const withLine = (pair: OwnValues, item: OrderItem, { right, left }: Prescription): OwnValues => ({
  ...pair,
  values: { right: { ...pair.values.right, ...right }, left: { ...pair.values.left, ...left } },
  eyes: [...EYES],
  items: [...pair.items, item],
})

function originOf(item: OrderItem, placedAt: string): Pick<OwnValues, 'source' | 'savedOn'> {
  const affirmed = affirmedOf(item)
  if (affirmed && areValuesCorrected(item)) return { source: 'corrected', savedOn: affirmed.at }
  if (affirmed?.textVersion === READ_BY_SHOP) return { source: 'shop', savedOn: affirmed.at }
  const isLater = affirmed !== null && Date.parse(affirmed.at) > Date.parse(placedAt)
  return isLater ? { source: 'later', savedOn: affirmed.at } : { source: 'order', savedOn: placedAt }
}
