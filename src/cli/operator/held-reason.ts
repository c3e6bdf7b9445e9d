import type { Order } from '#domain/order/order.ts'
import type { HeldBack } from '#domain/workshop/workshop-job.ts'

/** Why glasses cannot be made yet, and what the operator can do about it. */
export function heldReason({ id }: Pick<Order, 'id'>, { kind, frames }: HeldBack): string {
  const names = frames.join(', ')
  switch (kind) {
    case 'missing':
      return `order ${id} waits for the values of its customer: ${names}`
    case 'slip':
      return `order ${id} waits for an optician to see the slip: ${names}; see order slips ${id}, then record what it says by order values ${id} --right … --left …`
    case 'old':
      return `order ${id} has values that were too old when it was placed: ${names}; with --force of order workshop an optician accepts them`
    case 'prism':
      return `order ${id} has a prism of over 3 cm/m, or up or down: ${names}; with --prism-checked an optician has checked it, in order workshop`
    case 'distance':
      return `order ${id} waits for the pupillary distance: ${names}; record it by order values ${id} --right pd=… --left pd=…`
    case 'office':
      return `order ${id} waits for the distances of its lenses for the office: ${names}; its customer has a link, or record what they say by order values ${id} --room … --near …`
  }
}
