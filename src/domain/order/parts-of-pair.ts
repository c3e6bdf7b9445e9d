import { type RxPart, rxPartsOf } from '#domain/prescription/rx-part.ts'
import type { OrderItem } from './order.ts'

/** The parts with which a frame was ordered, as they were bought, each with its item. What was cancelled or returned is none. */
export const partsOfPair = (
  frame: OrderItem,
  items: readonly OrderItem[],
): { item: OrderItem; part: RxPart }[] =>
  items
    .filter(
      (item) => item !== frame && item.itemGroup?.id === frame.itemGroup?.id && item.status === 'available',
    )
    .flatMap((item) =>
      rxPartsOf({ ...item.product, variants: [item.variant] }).map((part) => ({ item, part })),
    )
