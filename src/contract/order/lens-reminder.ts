import { z } from 'zod'
import { mailbox } from '#contract/mailbox.ts'
import { LENS_REMINDER_OBSTACLES, type LensReminder } from '#domain/subscription/lens-reminder.ts'
import { order } from './order.ts'

/** The answer to `GET /v1/orders/{id}/lens-reminder`. */
export const lensReminder = z.object({
  order,
  obstacle: z.enum(LENS_REMINDER_OBSTACLES).nullable(),
}) satisfies z.ZodType<LensReminder>

/** The body of `POST /v1/orders/lens-reminder-objections/search`: a mailbox does not belong into an address. */
export const objectionSearch = z.object({ email: mailbox })

/** The body of `POST /v1/orders/lens-reminder-objections`. */
export const objection = objectionSearch.extend({ isObjected: z.boolean() })

/** The answer to both. */
export const objectionState = z.object({ objectedAt: z.iso.datetime({ offset: true }).nullable() })
