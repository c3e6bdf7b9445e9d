import type { Campaign, Dictionary, Shop } from './dictionary.ts'

/** The campaign with this key, if it runs now and the shop takes part in it. */
export function runningCampaign(
  { campaigns }: Dictionary,
  shop: Shop,
  campaignKey: string | null | undefined,
  now: Date,
): Campaign | null {
  const running = campaigns.find(
    ({ key, shopIds, startsAt, endsAt }) =>
      key === campaignKey &&
      shopIds.includes(shop.id) &&
      new Date(startsAt) <= now &&
      now <= new Date(endsAt),
  )
  return running ?? null
}
