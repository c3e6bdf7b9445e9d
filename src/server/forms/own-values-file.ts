import type { Customer } from '#domain/customer/customer.ts'
import type { OrderValuesGroup } from '#server/loaders/account/own-values.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { download } from './order-document.ts'

/** The values of a customer as a download; null where the query does not name it, 404 where there are none. */
export async function ownValuesFile(
  { ctx, variant }: Pick<RequestScope, 'ctx' | 'variant'>,
  { firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>,
  groups: readonly OrderValuesGroup[],
  query: URLSearchParams,
): Promise<Response | null> {
  if (!query.has('download')) return null
  if (groups.length === 0) return download(null)
  const today = ctx.now().toISOString()
  const name = `${firstName} ${lastName}`
  return download(await ctx.afterSale.prescriptionRecord(groups, { variant, name, today }))
}
