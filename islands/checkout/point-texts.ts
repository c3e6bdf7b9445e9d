import type { MessageKey } from '#i18n/messages.ts'

/** Texts of the places where a parcel is collected. */
export const POINT_TEXTS = [
  'checkout.point.kind',
  'checkout.point.customer',
  'checkout.point.id',
  'checkout.point.packstation',
  'checkout.point.branch',
  'checkout.fault.packstation',
  'checkout.fault.pick-up-point',
  'checkout.fault.post-number',
  'checkout.fault.locker',
  'checkout.fault.point',
  'checkout.fault.unusual-point',
  'checkout.pointConfirmed',
] as const satisfies MessageKey[]
