/** The events of a visit, in the order in which they are reported. Spec §4: "a configured order". */
export const EVENT_NAMES = [
  'consent',
  'page_view',
  'view_item_list',
  'select_item',
  'view_item',
  'search',
  'add_to_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
] as const
export type EventName = (typeof EVENT_NAMES)[number]

export type TrackedEvent = { event: EventName } & Readonly<Record<string, unknown>>

/** The events of one flush in the configured order; events of the same kind stay in theirs. */
export const sortEvents = (events: readonly TrackedEvent[]): TrackedEvent[] =>
  events.toSorted((a, b) => EVENT_NAMES.indexOf(a.event) - EVENT_NAMES.indexOf(b.event))
