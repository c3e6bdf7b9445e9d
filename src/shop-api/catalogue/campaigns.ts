import { runningCampaign as firstRunning } from '#domain/promotion/campaign.ts'
import type { Campaign, Dictionary, Shop } from './dictionary.ts'

/** The campaign with this key, if it runs now and the shop takes part in it. */
export function runningCampaign(
  { campaigns }: Dictionary,
  shop: Shop,
  campaignKey: string | null | undefined,
  now: Date,
): Campaign | null {
  const named = campaigns.filter(({ key, shopIds }) => key === campaignKey && shopIds.includes(shop.id))
  return firstRunning(named, now.getTime())
}
