import { z } from 'zod'

/** The body of `POST /v1/customers/{id}/successor`: the account of the same person that has everything from now on. */
export const successor = z.object({ customerId: z.string().min(1).max(100) })
