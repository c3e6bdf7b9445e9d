import { join } from 'node:path'
import { eq, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import { type Minor, minor } from '#domain/money/price.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import { isPayoutDue, payoutAmount } from '#domain/order/payout.ts'
import { retainedSince } from '#domain/retention/retention.ts'
import type { OrderRepository } from '#clients/shop-api/order-repository.ts'
import type { MailQueue } from '#modules/email/mail-queue.ts'
import { readPayload, signPayload } from '#modules/tokens/signed-payload.ts'
import type { Db } from '#platform/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { allEntries, everyEntry, sweep } from '#platform/jobs/sweep.ts'
import { deleteRows } from '#platform/delete-rows.ts'
import { payoutAccount as table } from './schema.ts'

/** These tables do not belong to the Shop API, so their migrations are recorded separately. */
export const PAYOUT_MIGRATIONS = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__payout_migrations',
}

export const PAYOUTS = 'payouts'
/** The kind of the email that asks for an account. */
export const PAYOUT_EMAIL = 'payout'
/** Seconds between looks at refunds that wait. */
const INTERVAL = 60
const PURPOSE = 'payout account'

/** A refund that waits: for an account, or for the operator who pays it. */
export type Payout = {
  orderId: string
  amount: Minor
  currency: string
  account: { holder: string; iban: string } | null
}

type Deps = {
  orderRepository: Pick<OrderRepository, 'byId' | 'duePayouts' | 'recordRefund'>
  mail: Pick<MailQueue, 'enqueue' | 'deliverSoon'>
  secrets: readonly string[]
  /** Opens the database with the tables of payouts and of emails. */
  database(): Promise<Db>
  now(): Date
}

export const signPayoutLink = (secrets: readonly string[], orderId: string): string =>
  signPayload(secrets[0] ?? '', PURPOSE, [orderId])

/** Refunds of what was paid in cash or by transfer: the buyer names an account, the operator transfers the money and records it. */
export function createPayouts({ orderRepository, mail, secrets, database, now }: Deps) {
  const accountsOf = async (ids: string[]) =>
    ids.length === 0 ? [] : (await database()).select().from(table).where(inArray(table.orderId, ids))

  function payoutOf(
    { order, payment }: OrderWithPayment,
    accounts: readonly (typeof table.$inferSelect)[],
  ): Payout {
    const account = accounts.find(({ orderId }) => orderId === order.id)
    return {
      orderId: order.id,
      amount: payoutAmount(payment),
      currency: order.currencyCode,
      account: account ? { holder: account.holder, iban: account.iban } : null,
    }
  }

  async function find(orderId: string): Promise<Payout | null> {
    const found = await orderRepository.byId(orderId)
    return found && isPayoutDue(found.payment) ? payoutOf(found, await accountsOf([orderId])) : null
  }

  const numberOf = ({ order }: OrderWithPayment): string => order.id

  const orderOf = (token: string) =>
    z.tuple([z.string()]).safeParse(readPayload(secrets, PURPOSE, token)).data?.[0]

  return {
    /** Asks the buyers for their accounts, each once a refund. */
    async askForAccounts(signal?: AbortSignal): Promise<void> {
      const db = await database()
      async function ask({ order, payment }: OrderWithPayment): Promise<void> {
        if ((await accountsOf([order.id])).length > 0) return
        await mail.enqueue(db, {
          key: `payout:${order.id}:${payment.refunded}`,
          kind: PAYOUT_EMAIL,
          payload: { orderId: order.id },
        })
      }
      await sweep(everyEntry(orderRepository.duePayouts, numberOf), ask, signal).finally(() =>
        mail.deliverSoon(),
      )
    },

    find,

    /** The refund of a link; null where the link is forged, or nothing waits any more. */
    async readLink(token: string): Promise<Payout | null> {
      const orderId = orderOf(token)
      return orderId === undefined ? null : find(orderId)
    },

    /** Stores the account for the refund of a link, in place of an earlier one. False where nothing waits any more. */
    async saveAccount(token: string, account: { holder: string; iban: string }): Promise<boolean> {
      const orderId = orderOf(token)
      if (orderId === undefined || !(await find(orderId))) return false
      const given = { ...account, receivedAt: now().toISOString() }
      await (
        await database()
      )
        .insert(table)
        .values({ orderId, ...given })
        .onConflictDoUpdate({ target: table.orderId, set: given })
      return true
    },

    /** The accounts that were named for refunds of some orders and are stored. */
    accountsOf,

    /** All refunds that wait, the oldest order first. */
    async list(): Promise<Payout[]> {
      const due = (await allEntries(orderRepository.duePayouts, numberOf)).toSorted(
        (one, other) => Date.parse(one.order.placedAt) - Date.parse(other.order.placedAt),
      )
      const accounts = await accountsOf(due.map(({ order }) => order.id))
      return due.map((each) => payoutOf(each, accounts))
    },

    /**
     * Records that the operator has transferred an amount, in minor units: what the list showed then, for more may have become due since.
     * The account is forgotten once nothing is left. Null where less than that, or nothing, waits.
     */
    async payOut(orderId: string, amount: number): Promise<Payout | null> {
      const found = await orderRepository.byId(orderId)
      if (!found || !isPayoutDue(found.payment)) return null
      const due = payoutOf(found, [])
      if (amount <= 0 || amount > due.amount) return null
      const { id, refundDue, refunded } = found.payment
      const isAll = amount === due.amount
      await orderRepository.recordRefund(id, isAll ? refundDue : Math.min(refundDue, refunded + amount))
      if (isAll) await (await database()).delete(table).where(eq(table.orderId, orderId))
      return { ...due, amount: minor(amount) }
    },
  }
}

export type Payouts = ReturnType<typeof createPayouts>

/** Asks for the accounts of refunds that wait. */
export const payoutsJob = ({ askForAccounts }: Pick<Payouts, 'askForAccounts'>): Job => ({
  name: PAYOUTS,
  recurs: { everySeconds: INTERVAL },
  run: ({ signal }) => askForAccounts(signal),
})

/** Deletes accounts that nobody has used. */
export async function deleteOldPayoutAccounts(db: Db, now: Date): Promise<void> {
  await deleteRows(db, table, lt(table.receivedAt, retainedSince('payoutAccount', now).toISOString()))
}
