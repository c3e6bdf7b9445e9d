import { isMadeToMeasure, type PrescribedItem } from './made-to-measure.ts'

type Item = PrescribedItem & { key: string }

/**
 * Keys of items made for one person: the lenses of a group with prescription values, also where these follow. The law excludes them from withdrawal; the frame that
 * holds them is not excluded.
 */
export function customMadeKeys(items: readonly Item[]): Set<string> {
  const groups = new Set(items.filter(isMadeToMeasure).map(({ itemGroup }) => itemGroup?.id))
  return new Set(
    items
      .filter(({ itemGroup }) => itemGroup && !itemGroup.isMainItem && groups.has(itemGroup.id))
      .map(({ key }) => key),
  )
}
