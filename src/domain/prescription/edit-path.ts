import type { PrescribedItem } from './made-to-measure.ts'

/**
 * The address at which a configured pair of a basket is changed: the product's own, open at the summary. Null for what was not configured.
 * Spec §2.
 */
export function editPath({ itemGroup, customData }: PrescribedItem, productPath: string): string | null {
  if (!itemGroup?.isMainItem || !Array.isArray(customData['configurationItems'])) return null
  const query = `configure=summary&edit=${encodeURIComponent(itemGroup.id)}`
  return `${productPath}${productPath.includes('?') ? '&' : '?'}${query}`
}
