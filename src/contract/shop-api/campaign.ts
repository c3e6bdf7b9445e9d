import { z } from 'zod'
import type { Campaign } from '#domain/promotion/campaign.ts'

const moment = z.iso.datetime({ offset: true }).nullable()

export const campaign = z.object({
  key: z.string(),
  startsAt: moment,
  endsAt: moment,
}) satisfies z.ZodType<Campaign>

/** With its texts and colours, which are passed on as they are. */
export const campaignDetail = z.looseObject(campaign.shape)
