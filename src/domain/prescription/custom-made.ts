import type { Product } from '#domain/catalogue/product.ts'
import { isRxService } from '#domain/catalogue/rx-product.ts'
import { isMadeToMeasure, type PrescribedItem } from './made-to-measure.ts'

type Item = PrescribedItem & { key: string; product: Pick<Product, 'customData'> }

/**
 * Keys of items made for one person: the lenses of a group with prescription values, also where these follow. The law excludes them from withdrawal; neither the
 * frame that holds them nor its fitting is excluded.
 */
export function customMadeKeys(items: readonly Item[]): Set<string> {
  const groups = new Set(items.filter(isMadeToMeasure).map(({ itemGroup }) => itemGroup?.id))
  return new Set(
    items
      .filter(
        ({ itemGroup, product }) =>
          itemGroup && !itemGroup.isMainItem && groups.has(itemGroup.id) && !isRxService(product),
      )
      .map(({ key }) => key),
  )
}
