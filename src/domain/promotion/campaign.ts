/** A reduction of some products for a time; a request names it by its key. Times are RFC 3339; at `endsAt` it is over, null is an open bound. */
export type Campaign = { key: string; startsAt: string | null; endsAt: string | null }

/** The first campaign that runs now, in the order in which the shop lists them. */
export const runningCampaign = <C extends Campaign>(campaigns: readonly C[], now: number): C | null =>
  campaigns.find(
    ({ startsAt, endsAt }) =>
      (startsAt === null || Date.parse(startsAt) <= now) && (endsAt === null || now < Date.parse(endsAt)),
  ) ?? null
