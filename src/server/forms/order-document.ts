import { hasInvoice } from '#domain/order/has-invoice.ts'
import type { Order } from '#domain/order/order.ts'
import type { Context } from '#server/context.ts'

type Scope = Pick<Context, 'afterSale'>

/**
 * A document of an order as a download: `invoice`, `return` slip, or a `credit` note by its number. Null where the
 * query names none; one that does not exist is 404.
 */
export async function orderDocument(
  { afterSale }: Scope,
  order: Order,
  query: URLSearchParams,
): Promise<Response | null> {
  const credit = query.get('credit')
  if (credit !== null)
    return download(await afterSale.creditNote(order, /^[1-9]\d{0,5}$/.test(credit) ? Number(credit) : 0))
  if (query.has('return')) return download(await afterSale.returns.slipOfOrder(order))
  if (!query.has('invoice')) return null
  return download(hasInvoice(order) ? await afterSale.invoice(order) : null)
}

/** The slip of a withdrawal by its receipt; null where the query does not name it, 404 where there is none. */
export async function returnSlip({ afterSale }: Scope, query: URLSearchParams): Promise<Response | null> {
  if (!query.has('slip')) return null
  const receipt = afterSale.declarations.readReceipt('withdrawal', query.get('received') ?? '')
  return download(receipt && (await afterSale.returns.slipOfReceipt(receipt)))
}

/** A document as a file that nothing on the way may store; 404 where there is none. */
export function download(document: Awaited<ReturnType<Scope['afterSale']['creditNote']>>): Response {
  if (document === null) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(document.content), {
    headers: {
      'content-type': document.contentType,
      'content-disposition': `attachment; filename="${document.filename}"`,
      'cache-control': 'private, no-store',
    },
  })
}
