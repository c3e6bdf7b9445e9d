import { z } from 'zod'
import type { Branch } from '#domain/branch/branch.ts'

export const branch = z.object({
  id: z.string().min(1).max(20),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
}) satisfies z.ZodType<Branch>
