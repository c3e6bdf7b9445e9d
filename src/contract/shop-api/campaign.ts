import { z } from 'zod'
import type { Campaign } from '#domain/promotion/campaign.ts'

const moment = z.iso.datetime({ offset: true })

export const campaign = z.object({
  key: z.string(),
  startsAt: moment,
  endsAt: moment,
}) satisfies z.ZodType<Campaign>
