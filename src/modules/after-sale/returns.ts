import { isTried } from '#domain/basket/try-on.ts'
import { lineView, plainDetails } from '#domain/basket/line-view.ts'
import { returnReasonOf } from '#domain/declaration/declaration.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { returnableItems, withdrawableItems } from '#domain/order/returnable-items.ts'
import { returnedPieces } from '#domain/order/unbilled-pieces.ts'
import { customMadeKeys } from '#domain/prescription/custom-made.ts'
import type { ReturnAddress, ReturnAddresses } from '#domain/shop/return-address.ts'
import { pathOf } from '#i18n/routes.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import { keyOf } from '#modules/declarations/declaration-key.ts'
import type { DeclarationDeps, Declarations } from '#modules/declarations/declarations.ts'
import type { ReceiptDeps } from '#modules/declarations/receipt-email.ts'
import { type Receipt, signReceiptToken } from '#modules/declarations/receipt-token.ts'
import type { DocumentFile } from '#modules/documents/invoice-parts.ts'
import { buyerName, variantOf } from '#modules/documents/order-format.ts'
import { renderReturnSlip } from '#modules/documents/return-slip.ts'
import { renderTryOnSlip } from '#modules/order/try-on-blocks.ts'
import { translatorOf } from '#modules/email/translator.ts'

/** How goods come back to the shop. */
export type Returns = {
  /** Null where the shop names none. */
  addressOf(variant: VariantCode): ReturnAddress | null
  /** The slip of an order for its owner, with all that can come back; null where nothing can. */
  slipOfOrder(order: Order): Promise<DocumentFile | null>
  /** The slip for frames of the order that were tried at home; null where none goes back. */
  slipOfTryOn(order: Order): Promise<DocumentFile | null>
  /** Whether a withdrawal has a slip: only whoever knew the mailbox of the order sees what is in it. */
  hasSlip(receipt: Receipt): Promise<boolean>
  /** The slip of a withdrawal; null where it has none. */
  slipOfReceipt(receipt: Receipt): Promise<DocumentFile | null>
}

type Deps = {
  addressOf: Returns['addressOf']
  orders: Pick<OrderClient, 'byId'>
  declarations: Pick<Declarations, 'find'>
  now(): Date
}

/** Milliseconds for which the slip of a withdrawal can be opened: as long as the link to its order. */
const LIFETIME = 180 * 24 * 60 * 60 * 1000

export const returnAddressOf =
  (addresses: ReturnAddresses): Returns['addressOf'] =>
  (variant) =>
    addresses[VARIANTS[variant].country] ?? null

/** The address of the slip of a withdrawal. */
export const slipLinks =
  (
    secrets: readonly string[],
    absolute: (variant: VariantCode, path: string) => string,
  ): ReceiptDeps['slipLink'] =>
  (record) => {
    const receipt = { receivedAt: Date.parse(record.receivedAt), key: keyOf(record) }
    const token = signReceiptToken(secrets[0] ?? '', 'withdrawal', receipt)
    return `${absolute(record.variant, pathOf(record.variant, 'withdrawal') ?? '/')}?received=${token}&slip`
  }

export function createReturns({ addressOf, orders, declarations, now }: Deps): Returns {
  /** The declaration with its order and the lines that come back. */
  async function find({ key, receivedAt }: Receipt) {
    const isOver = now().getTime() - receivedAt > LIFETIME
    const declared = isOver ? undefined : (await declarations.find(key))?.declared
    if (!declared?.isProven) return null
    const order = await orders.byId(declared.declaration.order)
    const address = order && addressOf(variantOf(order))
    if (!order || !address) return null
    const keys = declared.lines.map((line) => line.key)
    const all = withdrawableItems(order.items)
    const items = keys.length === 0 ? all : all.filter((item) => keys.includes(item.key))
    return items.length === 0 ? null : { order, address, items, declaration: declared.declaration }
  }

  return {
    addressOf,
    async slipOfOrder(order) {
      const items = returnableItems(order.items)
      const address = addressOf(variantOf(order))
      if (!address || items.length === 0) return null
      return renderReturnSlip(order, { address, items, sender: buyerName(order), goods: '', reason: null })
    },
    slipOfTryOn: (order) => renderTryOnSlip(order, addressOf(variantOf(order))),
    hasSlip: async (receipt) => (await find(receipt)) !== null,
    async slipOfReceipt(receipt) {
      const found = await find(receipt)
      if (!found) return null
      const { order, address, items, declaration } = found
      const reason = returnReasonOf(declaration.returnReason)
      return renderReturnSlip(order, {
        address,
        items,
        sender: declaration.name,
        goods: declaration.goods,
        reason: reason && translatorOf(variantOf(order))(`declaration.why.${reason}`),
      })
    },
  }
}

/** What tells an item from others, in one line: two sizes of a frame are two lines. Without what may be the values of an eye. */
function nameInLine(item: OrderItem): string {
  const view = lineView({ ...item, displayData: {} })
  return [view.title, ...plainDetails(view)].join(', ')
}

/** The lines of an order that can still be returned: not what is only tried, which nobody has bought, nor what no line of its own shows. They need the email address of the order as proof. */
export const returnableLinesOf =
  (orders: Pick<OrderClient, 'byId' | 'lookup'>): DeclarationDeps['linesOf'] =>
  async (_, id, email) => {
    if (!(await orders.lookup(id, { email }))) return null
    const order = await orders.byId(id)
    if (!order) return null
    const customMade = customMadeKeys(order.items)
    const bought = order.items.filter((item) => !isTried(item) && item.customData['hideSubItem'] !== true)
    return returnableItems(bought).map((item) => ({
      key: item.key,
      name: `${item.quantity - returnedPieces(item)} × ${nameInLine(item)}`,
      isCustomMade: customMade.has(item.key),
    }))
  }
