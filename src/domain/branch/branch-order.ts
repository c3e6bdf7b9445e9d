import { shopDay } from '#domain/shop/shop-day.ts'
import type { Minor } from '#domain/money/price.ts'
import { glassesValuesOf } from '#domain/prescription/made-to-measure.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'

export const BRANCH_ORDER_STATUSES = ['ordered', 'workshop', 'ready', 'collected', 'complained'] as const
export type BranchOrderStatus = (typeof BRANCH_ORDER_STATUSES)[number]

export const BRANCH_ORDER_EVENTS = ['workshop', 'ready', 'collect', 'complain'] as const
export type BranchOrderEvent = (typeof BRANCH_ORDER_EVENTS)[number]

/** `price` is that of all pieces. `values` are those of the customer's eyes; null: none, or removed. */
export type BranchOrderLine = { name: string; quantity: number; price: Minor; values: Prescription | null }

/** What was bought in a branch. */
export type BranchOrder = {
  /** Twelve digits. */
  id: string
  shopId: number
  branchId: number
  customer: {
    /** The account that has proven number and mailbox; null: none yet. */
    id: string | null
    firstName: string
    lastName: string
    email: string
    zip: string
  }
  status: BranchOrderStatus
  currencyCode: string
  lines: BranchOrderLine[]
  /** The values are deleted as soon as the goods are ready. */
  areValuesLeaving: boolean
  /** RFC 3339. */
  orderedAt: string
  readyAt: string | null
  collectedAt: string | null
  /** RFC 3339 day. */
  warrantyUntil: string | null
  /** Whether it is to be written that it is ready. */
  hasLetter: boolean
}

export type NewBranchOrder = Pick<BranchOrder, 'branchId' | 'lines' | 'currencyCode'> & {
  customer: Omit<BranchOrder['customer'], 'id'>
  /** The same key gives the same order. */
  key: string
}

const MOVES: Record<BranchOrderEvent, { from: readonly BranchOrderStatus[]; to: BranchOrderStatus }> = {
  workshop: { from: ['ordered', 'complained'], to: 'workshop' },
  ready: { from: ['ordered', 'workshop', 'complained'], to: 'ready' },
  collect: { from: ['ready'], to: 'collected' },
  complain: { from: ['collected'], to: 'complained' },
}

/** The status after an event; null: the event is not possible. What has happened already changes nothing. */
export function nextBranchOrderStatus(
  status: BranchOrderStatus,
  event: BranchOrderEvent,
): BranchOrderStatus | null {
  const { from, to } = MOVES[event]
  return status === to || from.includes(status) ? to : null
}

/** While goods are being made, their values are needed. */
export const NEEDING_VALUES: readonly BranchOrderStatus[] = ['ordered', 'workshop', 'complained']

/** Years of the warranty by law, from the day of the collection. */
const WARRANTY_YEARS = 2

/** The last day of the warranty (RFC 3339 day) of what was collected at a moment (RFC 3339). From February 29 it lasts to the end of February. */
export function warrantyEnd(collectedAt: string): string {
  const [year = '', month = '', day = ''] = shopDay(new Date(collectedAt)).split('-')
  const end = `${Number(year) + WARRANTY_YEARS}-${month}-`
  return `${end}${month === '02' && day === '29' ? '28' : day}`
}

/** The values of its first glasses, for other ones; null where there are none, or they are to be deleted. */
export const branchOrderValues = ({
  lines,
  areValuesLeaving,
}: Pick<BranchOrder, 'lines' | 'areValuesLeaving'>): Prescription | null =>
  areValuesLeaving
    ? null
    : glassesValuesOf(lines.map(({ values }) => ({ customData: { prescriptionValues: values } })))
