/** What happens to a line that is already in the basket when its variant is added again. Spec §4. */
export const EXISTING_ITEM_HANDLINGS = [
  'KeepExisting',
  'AddQuantityToExisting',
  'ReplaceExisting',
  'ReplaceExistingWithCombinedQuantity',
] as const

export type ExistingItemHandling = (typeof EXISTING_ITEM_HANDLINGS)[number]
