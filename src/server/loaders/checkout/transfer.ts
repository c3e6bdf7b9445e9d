import type { Order } from '#domain/order/order.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'
import { type QrCode, qrCode } from '#modules/documents/qr-code.ts'
import type { Context } from '#server/context.ts'

export type TransferView = { transfer: Transfer; code: QrCode | null }

/** How an order is paid by transfer, with the code for banking apps; null where nothing is due. */
export function transferView({ afterSale }: Pick<Context, 'afterSale'>, order: Order): TransferView | null {
  const transfer = afterSale.transferOf(order)
  return transfer && { transfer, code: transfer.code === null ? null : qrCode(transfer.code) }
}
