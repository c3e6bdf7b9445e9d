/** A reduction of some products for a time; a request names it by its key. Times are RFC 3339; at `endsAt` it is over, null is an open bound. */
export type Campaign = { key: string; startsAt: string | null; endsAt: string | null }

/** In milliseconds since 1970; `to` is excluded. */
export type Period = { from: number; to: number }

export const campaignPeriod = ({ startsAt, endsAt }: Campaign): Period => ({
  from: startsAt === null ? -Infinity : Date.parse(startsAt),
  to: endsAt === null ? Infinity : Date.parse(endsAt),
})

export const isWithin = ({ from, to }: Period, now: number): boolean => from <= now && now < to

/** The first campaign that runs now, in the order in which the shop lists them. */
export const runningCampaign = <C extends Campaign>(campaigns: readonly C[], now: number): C | null =>
  campaigns.find((campaign) => isWithin(campaignPeriod(campaign), now)) ?? null
