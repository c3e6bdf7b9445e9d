import { EYES } from '#domain/prescription/eye-field.ts'
import { isTried } from './try-on.ts'
import { eyeKey } from '#domain/prescription/eye-key.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { subscriptionChoiceIn } from '#domain/catalogue/subscription-offer.ts'
import type { CustomData, ItemGroup } from './basket.ts'

type Line = { itemGroup?: ItemGroup | null; customData?: CustomData }

/**
 * What distinguishes lines of one variant: the id of their group, that a frame is only tried, else the values of contact lenses, whichever
 * eye they are for, and how often they are delivered. Empty for all other goods.
 */
export function lineIdentity({ itemGroup, customData = {} }: Line): string {
  if (itemGroup) return itemGroup.id
  if (isTried({ customData })) return 'try-on'
  const values = prescriptionValuesOf({ customData })
  const side = values && EYES.find((each) => Object.keys(values[each]).length > 0)
  const own = values && side ? eyeKey(values[side]) : ''
  const choice = subscriptionChoiceIn(customData)
  return choice ? `${own} every ${choice.interval} on ${choice.day}` : own
}

/** Lenses with the same values are one line, for both eyes; nothing changes where the line is already for the eye of the added ones. */
export function joinEyes(line: Line, added: Line): { customData?: CustomData } {
  const before = prescriptionValuesOf({ customData: line.customData ?? {} })
  const more = prescriptionValuesOf({ customData: added.customData ?? {} })
  const isOf = (side: (typeof EYES)[number]) => before && Object.keys(before[side]).length === 0
  const side = more && EYES.find((each) => isOf(each) && Object.keys(more[each]).length > 0)
  return more && side
    ? { customData: { ...line.customData, prescriptionValues: { ...before, [side]: more[side] } } }
    : {}
}
