import type { OrderEvent } from './order-stage.ts'

/** Of a line that came back, and how many of its pieces did in all, earlier ones within; absent: all of them. */
export type ReturnedItem = { key: string; pieces?: number }

/**
 * A move of an order by those who run the shop. Without `items` or a package it is of all that can be moved so. Of items that go together
 * all are cancelled; each comes back by itself, as the law has it. Made again it changes nothing.
 */
export type Move =
  /** To the maker, and into the parcel: what is done before it goes. */
  | { event: 'prepare'; packageId?: number; to: 'delegation_pending' | 'shipment_pending' }
  /** What has gone already is given another number by which it is followed. */
  | { event: 'ship'; packageId?: number; tracking?: { id: string; url: string } }
  | { event: 'deliver'; packageId?: number }
  | { event: 'cancel'; items?: string[] }
  /** What is not to be sold again does not go back to the stock; what was made for one person never does. */
  | { event: 'return'; items?: ReturnedItem[]; isUnsellable?: true }
  /**
   * `amount`: minor units that are to have been given back in all, earlier ones within; absent: what all cancelled and returned items cost.
   * `items` are paid back though they did not come back.
   */
  | { event: 'refund'; amount?: number; items?: string[] }

/** unknown: no such order; impossible: not from the stage in which it is, or of what it has not. */
export type MoveFailure = 'unknown' | 'impossible'

/** Something has happened to an order that its buyer is to read of. It stays among the news until it is told. */
export type OrderNews = {
  id: number
  orderId: string
  event: Extract<OrderEvent, 'confirm' | 'ship' | 'cancel' | 'return' | 'refund'>
  /** RFC 3339. */
  at: string
  /** Of a refund: minor units. */
  amount?: number
  /** Of what has gone: the numbers of the packages. */
  packages?: number[]
  /** Of what was cancelled or came back: the keys of the items. */
  items?: string[]
  /** How many pieces of them came back, by key; of others all did. */
  pieces?: Record<string, number>
  /** The credit of the order that was written down with it. */
  credit?: number
}
