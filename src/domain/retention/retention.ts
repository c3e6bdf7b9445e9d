/** Time since the last change, or whole years after the end of the year. */
export type Period = { minutes: number } | { days: number } | { yearsAfterYear: number }

/**
 * How long the shop stores what would otherwise only grow: as long as the law demands it as evidence, or as it is of
 * use. The guide of the back office has the same table, with the reasons.
 */
export const RETENTION = {
  basket: { days: 60 },
  wishlist: { days: 360 },
  configuration: { minutes: 30 },
  checkoutAnswers: { days: 30 },
  guest: { days: 30 },
  stockAlert: { days: 180 },
  appointment: { days: 180 },
  payoutAccount: { days: 180 },
  prescriptionSlip: { days: 30 },
  unusedSlip: { days: 180 },
  email: { days: 90 },
  reservation: { days: 90 },
  orderNews: { days: 90 },
  unpaidOrder: { days: 90 },
  sandboxPayment: { days: 400 },
  declaration: { yearsAfterYear: 3 },
  prescriptionValues: { yearsAfterYear: 3 },
  order: { yearsAfterYear: 10 },
} as const satisfies Record<string, Period>

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** Of what is older than this moment nothing is stored any more. Years are those of UTC. */
export function retainedSince(kind: keyof typeof RETENTION, now: Date): Date {
  const period: Period = RETENTION[kind]
  if ('minutes' in period) return new Date(now.getTime() - period.minutes * MINUTE_MS)
  return 'days' in period
    ? new Date(now.getTime() - period.days * DAY_MS)
    : new Date(Date.UTC(now.getUTCFullYear() - period.yearsAfterYear, 0, 1))
}
