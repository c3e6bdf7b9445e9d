import type { OrderClient } from '#clients/shop-api/order-client.ts'
import type { Job } from '#platform/jobs/job.ts'
import { everyEntry, sweep } from '#platform/jobs/sweep.ts'
import type { Db } from '#platform/database.ts'
import type { MailQueue } from '#modules/email/mail-queue.ts'

type Deps = {
  orders: Pick<OrderClient, 'pendingNews' | 'markNotified'>
  mail: Pick<MailQueue, 'enqueue' | 'deliverSoon'>
  /** Opens the database with the tables of the emails. */
  open(): Promise<Db>
}

/**
 * Seconds between checks for notifications from other processes, or from before a stop. Those of this process are
 * handled immediately.
 */
const INTERVAL = 10

/**
 * Creates emails from what happened to orders. A notification stays pending until its email is in the queue, and
 * the queue accepts each email once: whatever fails in between, every buyer is notified once.
 */
export function createOrderNotifier({ orders, mail, open }: Deps) {
  /** Queues an email for each pending notification; returns their number. */
  async function notifyPending(signal?: AbortSignal): Promise<number> {
    let count = 0
    const news = everyEntry(orders.pendingNews, ({ id }) => id)
    await sweep(
      news,
      async (each) => {
        await mail.enqueue(await open(), { key: `order-news:${each.id}`, kind: 'order', payload: each })
        await orders.markNotified(each.id)
        count += 1
      },
      signal,
    ).finally(() => mail.deliverSoon())
    return count
  }

  return { notifyPending }
}

export type OrderNotifier = ReturnType<typeof createOrderNotifier>

export const ORDER_NEWS = 'order-news'

/** Notifies buyers of what happened to their orders. */
export const orderNewsJob = ({ notifyPending }: OrderNotifier): Job => ({
  name: ORDER_NEWS,
  recurs: { everySeconds: INTERVAL },
  isUrgent: true,
  run: ({ signal }) => notifyPending(signal),
})
