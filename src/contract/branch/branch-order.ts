import { z } from 'zod'
import { mailbox } from '#contract/mailbox.ts'
import { MAX_INT32 } from '#contract/shop-api/listing-query.ts'
import { lensPrescription } from '#contract/shop-api/lens-values.ts'
import { minor } from '#contract/shop-api/money.ts'
import {
  BRANCH_ORDER_EVENTS,
  BRANCH_ORDER_STATUSES,
  type BranchOrder,
  type NewBranchOrder,
} from '#domain/branch/branch-order.ts'

export const branchOrderId = z.string().regex(/^\d{12}$/, 'not the number of an order')
const moment = z.iso.datetime({ offset: true })
const text = (longest: number) => z.string().trim().min(1).max(longest)
const customerId = text(100)

const customer = z.object({
  firstName: text(100),
  lastName: text(100),
  email: mailbox,
  zip: text(20),
})

const line = z.object({
  name: text(200),
  quantity: z.int().min(1).max(100),
  price: minor.refine((amount) => amount >= 0, 'is below zero'),
  values: lensPrescription.nullable(),
})

export const branchOrder = z.object({
  id: branchOrderId,
  shopId: z.int(),
  branchId: z.int(),
  customer: customer.extend({ id: customerId.nullable() }),
  status: z.enum(BRANCH_ORDER_STATUSES),
  currencyCode: z.string().length(3),
  lines: z.array(line),
  areValuesLeaving: z.boolean(),
  orderedAt: moment,
  readyAt: moment.nullable(),
  collectedAt: moment.nullable(),
  warrantyUntil: z.iso.date().nullable(),
  hasLetter: z.boolean(),
}) satisfies z.ZodType<BranchOrder>

export const branchOrders = z.array(branchOrder)

export const newBranchOrder = z.object({
  key: z.string().regex(/^[\w-]{8,64}$/),
  branchId: z.int().min(1).max(MAX_INT32),
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
  customer,
  lines: z.array(line).min(1).max(50),
}) satisfies z.ZodType<NewBranchOrder>

export const branchOrderMove = z.object({ event: z.enum(BRANCH_ORDER_EVENTS) })

/** Who has proven number and mailbox. */
export const branchOrderOwner = z.object({ customerId, email: mailbox })

/** Of one customer, or all that nobody has collected. */
export const branchOrdersQuery = z.object({ customerId: customerId.exactOptional() })

/** The values of a customer, or of one of their orders. */
export const branchValuesRemoval = z.object({ customerId, orderId: branchOrderId.exactOptional() })
