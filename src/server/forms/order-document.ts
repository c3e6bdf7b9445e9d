import type { Order } from '#domain/order/order.ts'
import type { Context } from '#server/context.ts'

/**
 * A document of an order as a download that nothing on the way may store: `invoice`, or a `credit` note by its
 * number. Null where the query names none; a credit note that does not exist is 404.
 */
export async function orderDocument(
  { afterSale }: Pick<Context, 'afterSale'>,
  order: Order,
  query: URLSearchParams,
): Promise<Response | null> {
  const credit = query.get('credit')
  if (credit === null && !query.has('invoice')) return null
  const document = await (credit === null
    ? afterSale.invoice(order)
    : afterSale.creditNote(order, /^[1-9]\d{0,5}$/.test(credit) ? Number(credit) : 0))
  if (document === null) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(document.content), {
    headers: {
      'content-type': document.contentType,
      'content-disposition': `attachment; filename="${document.filename}"`,
      'cache-control': 'private, no-store',
    },
  })
}
