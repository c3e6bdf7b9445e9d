import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Credit, Order, PaymentState, ValuesRemoval } from '#domain/order/order.ts'
import type { OrderNotification } from '#domain/order/order-action.ts'
import type { OrderStage } from '#domain/order/order-stage.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** The data of an order apart from its stage and its payments. */
export type OrderDocument = Omit<
  Order,
  | 'id'
  | 'basketKey'
  | 'placedAt'
  | 'confirmedAt'
  | 'status'
  | 'detailedStatus'
  | 'payment'
  | 'credits'
  | 'history'
  | 'valuesRemoval'
  | 'valuesReminded'
> & {
  /** Absent before the first credit. */
  credits?: Credit[]
  /** Absent before the first action. */
  history?: Order['history']
}

/** Pieces that a line has taken out of the stock. They go back when it is cancelled or returned; `branchId`: to the branch whose stock they came from. */
export type TakenPieces = { key: string; variantId: number; quantity: number; branchId?: number }

/** An order, paid or about to be paid. A basket has at most one unpaid order. */
export const purchase = pgTable(
  'purchase',
  {
    /** The order number: twelve digits. */
    id: text('id').primaryKey(),
    shopId: integer('shop_id').notNull(),
    /** The shop that the basket is stored under: the shops of a country share baskets. */
    basketShopId: integer('basket_shop_id').notNull(),
    basketKey: text('basket_key').notNull(),
    attemptKey: text('attempt_key').notNull(),
    /** Null for a guest. */
    customerId: text('customer_id'),
    stage: text('stage').$type<OrderStage>().notNull(),
    placedAt: moment('placed_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** When an unpaid order returns its pieces. */
    expiresAt: moment('expires_at').notNull(),
    taken: jsonb('taken').$type<TakenPieces[]>().notNull(),
    document: jsonb('document').$type<OrderDocument>().notNull(),
    /** By which the operator finds it; the database writes them. */
    words: text('words').notNull().default(''),
    /** Reminders of values that follow which the buyer has got. */
    valuesReminded: integer('values_reminded').notNull().default(0),
    /** When its buyer is reminded that its contact lenses run out; null where they never are, and afterwards. */
    lensReminderOn: date('lens_reminder_on'),
    /** Null as long as it has the values of an eye with which it was ordered, if any. */
    valuesRemoval: text('values_removal').$type<ValuesRemoval>(),
  },
  (table) => [
    uniqueIndex('purchase_attempt').on(table.shopId, table.attemptKey),
    uniqueIndex('purchase_unpaid')
      .on(table.basketShopId, table.basketKey)
      .where(sql`stage in ('open', 'payment_pending')`),
    index('purchase_expiry')
      .on(table.expiresAt)
      .where(sql`stage in ('open', 'payment_pending')`),
    index('purchase_customer').on(table.customerId, table.placedAt),
    index('purchase_in_work')
      .on(table.confirmedAt)
      .where(sql`stage = 'confirmed'`),
    index('purchase_values')
      .on(table.placedAt)
      .where(sql`values_removal is distinct from 'done'`),
    index('purchase_unwanted_values')
      .on(table.id)
      .where(sql`values_removal = 'requested'`),
    index('purchase_lens_reminder')
      .on(table.lensReminderOn)
      .where(sql`lens_reminder_on is not null`),
    index('purchase_symbol').on(sql`right(id, 10)`),
    index('purchase_counted_mailbox').on(sql`mailbox_of(document #>> '{customer,email,email}')`),
    index('purchase_mailbox').on(sql`lower(document #>> '{customer,email,email}')`),
  ],
)

/** Which network address an unpaid order comes from, as a keyed hash. Removed when it is paid or cancelled. */
export const orderHold = pgTable(
  'order_hold',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => purchase.id, { onDelete: 'cascade' }),
    heldBy: text('held_by').notNull(),
  },
  (table) => [index('order_hold_by').on(table.heldBy)],
)

/** Who does not want to be reminded of contact lenses that run out. */
export const reminderObjection = pgTable(
  'reminder_objection',
  {
    shopId: integer('shop_id').notNull(),
    /** As `mailbox_hash` of the database gives it. */
    mailbox: text('mailbox').notNull(),
    objectedAt: moment('objected_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.mailbox] })],
)

/** A payment of an order. Its id is a secret between the shop, the provider and the shopper. */
export const payment = pgTable(
  'payment',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => purchase.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    /** The provider's reference; null before the payment is started there. */
    reference: text('reference'),
    /** The address of the payment page. */
    url: text('url'),
    /** What the provider still has to do. */
    wanted: text('wanted').$type<'capture' | 'cancel'>(),
    /** Minor units. Null where nothing was recorded: the payment of a provider, and any of an earlier version. */
    received: integer('received'),
    /** Minor units, also negative: cash that came, less `received`. */
    rounding: integer('rounding').notNull().default(0),
    /** Minor units: the amount to refund in total, and the amount refunded so far. */
    refundDue: integer('refund_due').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** Reminders of the invoice that the buyer has got. */
    reminded: integer('reminded').notNull().default(0),
    /** When the provider was last queried. */
    checkedAt: moment('checked_at').notNull(),
  },
  (table) => [
    index('payment_order').on(table.orderId),
    index('payment_due')
      .on(table.checkedAt)
      .where(sql`state = 'pending' or wanted is not null or refund_due > refunded`),
  ],
)

/** Payments on an account of the shop, each recorded once. */
export const transferEntry = pgTable(
  'transfer_entry',
  {
    /** Of the entry in its statement, or of the operator's report. */
    key: text('key').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => purchase.id, { onDelete: 'cascade' }),
    bookedOn: date('booked_on').notNull(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [index('transfer_entry_order').on(table.orderId)],
)

/** Events of an order that people have to be notified of. */
export const orderNews = pgTable(
  'order_news',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => purchase.id, { onDelete: 'cascade' }),
    event: text('event').$type<OrderNotification['event']>().notNull(),
    at: moment('at').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    isNotified: boolean('is_told').notNull().default(false),
  },
  (table) => [
    index('order_news_untold')
      .on(table.id)
      .where(sql`not is_told`),
  ],
)
