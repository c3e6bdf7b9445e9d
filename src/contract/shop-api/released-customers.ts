import { z } from 'zod'

/** The body of `POST /v1/customers/releases`, accounts that are about to be deleted, and its answer: those of them that may be. */
export const releasedCustomers = z.object({ customerIds: z.array(z.string().min(1).max(100)).max(1000) })
