import type { Order, OrderItem } from '#domain/order/order.ts'
import type { Options } from './parse-command.ts'

/** The pair of an order that waits for something, or the one of these that `--item` names; a message where there is none, or several. */
export function waitingPair(
  { id, items }: Pick<Order, 'id' | 'items'>,
  { item: [named] = [] }: Options,
  what: string,
  waits: (item: OrderItem) => boolean,
): { frame: OrderItem; group: string } | string {
  const waiting = items.filter(waits)
  const [frame, second] = waiting.filter(({ itemGroup }) => named === undefined || itemGroup?.id === named)
  const group = frame?.itemGroup?.id
  if (frame === undefined || group === undefined) return `nothing of order ${id} waits for ${what}`
  if (second !== undefined)
    return `several pairs wait: name one by --item ${group} or ${second.itemGroup?.id}`
  return { frame, group }
}
