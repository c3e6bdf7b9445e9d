import type { Context } from '#server/context.ts'
import { findOwnOrder } from './account-orders.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

type Scope = { ctx: Pick<Context, 'orders'>; caller: Pick<RequestScope['caller'], 'session'> }

/**
 * Names of the items of an own order that were not, or only in part, put into the basket again. `order` and `missing` of the address say which;
 * names themselves never come from an address.
 */
export async function leftOutNames({ ctx, caller }: Scope, query: URLSearchParams): Promise<string[]> {
  const keys = query.getAll('missing')
  const customer = caller.session?.customer
  if (keys.length === 0 || !customer) return []
  const order = await findOwnOrder(ctx, customer, query.get('order') ?? '').catch(() => null)
  const names = order?.items.flatMap(({ key, product }) => (keys.includes(key) ? [product.name] : [])) ?? []
  return [...new Set(names)]
}
