import { z } from 'zod'
import type { Branch } from '#domain/branch/branch.ts'

const day = z.int().min(1).max(7)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const branch = z.object({
  id: z.string().min(1).max(20),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  hours: z.array(z.object({ from: day, until: day, opens: time, closes: time })).exactOptional(),
}) satisfies z.ZodType<Branch>
