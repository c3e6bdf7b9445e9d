import type { DeliveryTime } from '#domain/delivery/delivery-time.ts'

/** A time that is counted in working days, with dates that nothing counts on. */
export const inDays = (from: number, to: number): DeliveryTime => ({
  days: { from, to },
  window: { min: '2026-06-03', max: '2026-06-05' },
})
