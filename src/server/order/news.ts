import type { OrderClient } from '#server/clients/order-client.ts'
import type { Log } from '#server/log.ts'
import type { Db, MailQueue } from '#server/mail/queue.ts'

type Parts = {
  orders: Pick<OrderClient, 'news' | 'told'>
  mail: Pick<MailQueue, 'put' | 'wake'>
  /** Gives the database that holds the tables of the mail. */
  open(): Promise<Db>
  log: Log
}

/** Milliseconds between looks at what is new. */
const PACE = 10_000

/**
 * Makes letters of what happened to orders. News stay news until their letter is in the queue, and a letter is in it once: whatever falls
 * over in between, everybody is told once.
 */
export function createOrderNews({ orders, mail, open, log }: Parts) {
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function round(): Promise<number> {
    let count = 0
    for (;;) {
      const news = await orders.news()
      if (news.length === 0) return count
      const db = await open()
      for (const each of news) {
        await mail.put(db, { key: `order-news:${each.id}`, kind: 'order', about: each })
        await orders.told(each.id)
        count += 1
      }
      mail.wake()
    }
  }

  /** Puts a letter for everything new into the queue; how many there were. */
  function spread(): Promise<number> {
    const whole = running.then(round)
    running = whole.catch(() => undefined)
    return whole
  }

  return {
    spread,

    start(): void {
      timer ??= setInterval(() => {
        spread().catch((error: unknown) => log.warn({ error }, 'the news of orders could not be read'))
      }, PACE).unref()
    },

    /** Ends once what is under way is. */
    async close(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}

export type OrderNewsSpreader = ReturnType<typeof createOrderNews>
