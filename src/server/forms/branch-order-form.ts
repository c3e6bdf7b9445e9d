import type { Customer } from '#domain/customer/customer.ts'
import { parseOrderNumber } from '#domain/form/order-number.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, seeOther } from './form-action.ts'

/** Unknown numbers and those of somebody else have one note. */
export const BRANCH_ORDER_NOTES = ['added', 'unknown', 'later', 'removed', 'cancelled'] as const
type Note = (typeof BRANCH_ORDER_NOTES)[number]

type Page = { url: URL; path: string }

/**
 * Ties an order of a branch to the account by its number: the mailbox of the account, which is proven, has to be that
 * of the order. Cancels an own reservation. Limited, so that nobody can guess a number.
 */
export const handleBranchOrderForm = (
  scope: RequestScope,
  customer: Customer,
  request: Request,
  { url, path }: Page,
): Promise<Response> =>
  formAction(request, url, async (form) => {
    const reservation = form.get('cancel')?.toString()
    const note =
      reservation === undefined
        ? await claim(scope, customer, String(form.get('number') ?? ''))
        : await cancel(scope, customer, reservation)
    return seeOther(`${path}?note=${note}`, scope.caller)
  })

async function claim({ ctx, caller }: RequestScope, { id, email }: Customer, typed: string): Promise<Note> {
  const number = parseOrderNumber(typed)
  if (!number.ok) return 'unknown'
  if (!(await ctx.afterSale.lookupLimits.allowLookup(number.value, caller.address))) return 'later'
  return (await ctx.branchOrders.claim(number.value, { customerId: id, email })) ? 'added' : 'unknown'
}

async function cancel({ ctx }: RequestScope, { id }: Customer, reservation: string): Promise<Note> {
  const own = await ctx.reservations.ofCustomer(id)
  const found = own.find((each) => each.id === reservation)
  return found && (await ctx.reservations.cancel(found.id)) ? 'cancelled' : 'unknown'
}

/** Removes the values of an own order. */
export const handleBranchValuesForm = (
  scope: RequestScope,
  customer: Customer,
  request: Request,
  { url, path, orderId }: Page & { orderId: string },
): Promise<Response> =>
  formAction(request, url, async (form) => {
    if (!form.has('remove')) return seeOther(path, scope.caller)
    await scope.ctx.branchOrders.removeValues({ customerId: customer.id, orderId })
    return seeOther(`${path}?note=removed`, scope.caller)
  })
