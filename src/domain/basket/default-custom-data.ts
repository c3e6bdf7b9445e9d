import type { CustomData, NewItem } from './basket.ts'

/** Where a line comes from, unless the item contains it. Spec §3 "Add item payload". */
export const withDefaultCustomData = (item: NewItem, defaults: CustomData): NewItem => ({
  ...item,
  customData: { ...defaults, ...item.customData },
})
