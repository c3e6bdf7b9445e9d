import { prescriptionValuesOf } from './made-to-measure.ts'
import type { BasketItem } from '#domain/basket/basket.ts'

type Item = Pick<BasketItem, 'key' | 'customData' | 'itemGroup'>

/**
 * Keys of items made for one person: the lenses of a group with prescription values. The law excludes them from withdrawal; the frame that
 * holds them is not excluded.
 */
export function customMadeKeys(items: readonly Item[]): Set<string> {
  const groups = new Set(
    items.flatMap((item) =>
      item.itemGroup && prescriptionValuesOf(item) !== null ? [item.itemGroup.id] : [],
    ),
  )
  return new Set(
    items
      .filter(({ itemGroup }) => itemGroup && !itemGroup.isMainItem && groups.has(itemGroup.id))
      .map(({ key }) => key),
  )
}
