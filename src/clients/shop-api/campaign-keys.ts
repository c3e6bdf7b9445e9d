import { type Campaign, campaignPeriod, isWithin, type Period } from '#domain/promotion/campaign.ts'
import type { MemoOptions } from '#clients/cache/memoize.ts'

/** The key that every call for prices sends; null while no campaign runs. */
export type CampaignKey = () => string | null

/**
 * Which campaign of a shop runs: to the millisecond, from a list that is read again in the background once it is
 * older than `ttl`. Before the list is read for the first time no campaign runs. A list that cannot be read again
 * stays in use.
 */
export function createCampaignKeys(
  read: () => Promise<Campaign[]>,
  { ttl, now, log }: Omit<MemoOptions, 'limit'>,
) {
  // Every page view looks for the campaign: its times are read once.
  let campaigns: (Period & { key: string })[] = []
  let freshUntil = 0
  let reading: Promise<void> | undefined

  async function readAgain(): Promise<void> {
    try {
      campaigns = (await read()).map((campaign) => ({ key: campaign.key, ...campaignPeriod(campaign) }))
    } catch (error) {
      log.warn({ error }, 'the campaigns were not read')
    }
    freshUntil = now() + ttl
    reading = undefined
  }
  const load = (): Promise<void> => (reading ??= readAgain())

  return {
    load,
    current(): string | null {
      if (now() >= freshUntil) void load()
      const time = now()
      return campaigns.find((campaign) => isWithin(campaign, time))?.key ?? null
    },
    /** When another campaign may run, in milliseconds since 1970. */
    nextChange(): number {
      const time = now()
      return Math.min(...campaigns.flatMap(({ from, to }) => [from, to]).filter((each) => each > time))
    },
    /** The list is read again at the next call. */
    expire(): void {
      freshUntil = 0
    },
  }
}
