import { z } from 'zod'
import { mailbox } from '#contract/mailbox.ts'

/** The body of `POST /v1/customers/{id}/guest-orders`: the mailbox that the account has proven. */
export const guestOrders = z.object({ email: mailbox })

/** How many orders, appointments and reservations became the account's. */
export const claimedOrders = z.object({ claimed: z.int() })
