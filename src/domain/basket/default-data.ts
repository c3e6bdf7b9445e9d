import type { CustomData, NewItem } from './basket.ts'

/** What every line is to say of where it comes from, unless the item says otherwise. Spec §3 "Add item payload". */
export const withDefaultData = (item: NewItem, defaults: CustomData): NewItem => ({
  ...item,
  customData: { ...defaults, ...item.customData },
})
