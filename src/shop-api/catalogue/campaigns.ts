import type { Campaign, Dictionary, Shop } from './dictionary.ts'

/** The campaign with this key, if the shop takes part in it and it runs now. */
export function runningCampaign(
  { campaigns }: Dictionary,
  shop: Shop,
  wanted: string | null | undefined,
  now: Date,
): Campaign | null {
  const running = campaigns.find(
    ({ key, shopIds, startsAt, endsAt }) =>
      key === wanted && shopIds.includes(shop.id) && new Date(startsAt) <= now && now <= new Date(endsAt),
  )
  return running ?? null
}
