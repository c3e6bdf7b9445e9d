import type { OrderEvent } from './order-stage.ts'

/** A returned line, with the number of its returned pieces in all, including earlier ones; absent: all of them. */
export type ReturnedItem = { key: string; pieces?: number }

/**
 * An action of the shop's operators on an order. Without `items` or a package it applies to everything that allows it. Items of a group are
 * cancelled together; each is returned by itself, as the law requires. The same action again changes nothing.
 */
export type OrderAction =
  /** To the maker, and into the parcel: the steps before it is sent. The order's history keeps what an optician has accepted or checked. */
  | {
      event: 'prepare'
      packageId?: number
      to: 'delegation_pending' | 'shipment_pending'
      areOldAccepted?: true
      isPrismChecked?: true
    }
  /** A parcel that was already sent gets another tracking number. */
  | { event: 'ship'; packageId?: number; tracking?: { id: string; url: string } }
  | { event: 'deliver'; packageId?: number }
  /** It lies in the branch where the buyer collects it. Such orders are not shipped, and others are not collected. */
  | { event: 'ready'; packageId?: number }
  | { event: 'collect'; packageId?: number }
  | { event: 'cancel'; items?: string[] }
  /** Items that cannot be sold again do not return to the stock; items made for one person never do. */
  | { event: 'return'; items?: ReturnedItem[]; isUnsellable?: true }
  /**
   * `amount`: minor units by which the buyer owes less in total, including earlier refunds and cancellations; absent: the price of all
   * cancelled and returned items. What they have paid of it is paid back.
   * `items` are refunded without a return.
   */
  | { event: 'refund'; amount?: number; items?: string[] }

/** unknown: no such order; impossible: the order's stage does not allow it, or it does not contain what the action names. */
export type OrderActionFailure = 'unknown' | 'impossible'

/** An event about which the buyer must be notified. It stays in the queue until the notification is sent. */
export type OrderNotification = {
  id: number
  orderId: string
  event:
    | Extract<
        OrderEvent,
        'confirm' | 'ship' | 'deliver' | 'ready' | 'collect' | 'cancel' | 'return' | 'refund'
      >
    /** The operator has decided that frames which were tried at home are bought. */
    | 'charge'
    /** Glasses are being made in the workshop. */
    | 'make'
  /** RFC 3339. */
  at: string
  /** Of a refund: minor units that were paid back; absent where the buyer only owes less. */
  amount?: number
  /** For a shipment, or what is ready: the numbers of the packages. */
  packages?: number[]
  /** For what is being made, arrived, was cancelled or returned: the keys of the items. */
  items?: string[]
  /** How many pieces of each were returned, by key; of the others all were. */
  pieces?: Record<string, number>
  /** The credit that was recorded with it. */
  credit?: number
}
