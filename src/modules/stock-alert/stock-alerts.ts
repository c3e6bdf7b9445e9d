import { createHash } from 'node:crypto'
import { mailbox } from '#contract/mailbox.ts'
import type { Db } from '#platform/database.ts'
import type { EmailLimits } from '#modules/email/email-limits.ts'
import type { MailQueue } from '#modules/email/mail-queue.ts'
import {
  addAlert,
  alertsOf,
  type AwaitedVariant,
  awaitedVariants,
  removeAlert,
  takeAlerts,
} from './alert-store.ts'
import { type AlertClaim, type AlertPurpose, readAlert, signAlert } from './alert-token.ts'
import type { StockAlertEmail } from './stock-alert-email.ts'

/** Goods that can be bought again: how the email names them, and where they are. */
export type AvailableGoods = { name: string; url: string }

type Deps = {
  /** Opens the database with the tables of the modules. */
  database(): Promise<Db>
  mail: Pick<MailQueue, 'enqueue' | 'deliverSoon'>
  limits: EmailLimits
  secrets: readonly string[]
  /** The goods, if they can be bought now; null where they cannot. */
  available(of: AwaitedVariant): Promise<AvailableGoods | null>
  now(): Date
}

/** The result of a request. It does not reveal whether the address waits already. */
export type AlertResult = 'sent' | 'invalid' | 'later'
/** The result of opening a link. */
export type AlertLinkResult = 'confirmed' | 'left' | 'expired' | 'forged'

type Request = Omit<AlertClaim, 'email' | 'requestedAt'> & { email: string; name: string }

/**
 * One email to whoever waits for a variant, when it can be bought again. Nothing is stored before the confirmation:
 * the request is in the signed link of the first email. `page` is the address where links are opened.
 */
export function createStockAlerts({ database, mail, limits, secrets, available, now }: Deps) {
  const seconds = () => Math.floor(now().getTime() / 1000)
  const linkTo = (page: string, purpose: AlertPurpose, claim: AlertClaim): string => {
    const url = new URL(page)
    url.searchParams.set(purpose, signAlert(secrets[0] ?? '', purpose, claim))
    return url.href
  }
  const keyOf = (letter: string, { email, shop, variantId, requestedAt }: AlertClaim): string =>
    `stock-alert:${letter}:${createHash('sha256').update([email, shop, variantId, requestedAt].join()).digest('base64url')}`
  const enqueue = (db: Db, claim: AlertClaim, letter: StockAlertEmail): Promise<void> =>
    mail.enqueue(db, { key: keyOf(letter.letter, claim), kind: 'stock-alert', payload: letter })

  async function notify(db: Db, awaited: AwaitedVariant): Promise<void> {
    const goods = await available(awaited)
    if (!goods) return
    await db.transaction(async (transaction) => {
      for (const email of await takeAlerts(transaction, awaited))
        await enqueue(
          transaction,
          { ...awaited, email, requestedAt: seconds() },
          { letter: 'available', shop: awaited.shop, to: email, product: goods.name, link: goods.url },
        )
    })
  }

  return {
    async request(
      { email: given, name: product, ...of }: Request,
      page: string,
      address: string | undefined,
    ): Promise<AlertResult> {
      const parsed = mailbox.safeParse(given.toLowerCase())
      if (!parsed.success) return 'invalid'
      if (!(await limits.allowRequest(address))) return 'later'
      const to = parsed.data
      // The answer does not reveal that others have requested emails to this mailbox.
      if (!(await limits.allowRecipient(to))) return 'sent'
      const claim = { ...of, email: to, requestedAt: seconds() }
      const link = linkTo(page, 'confirm', claim)
      const leave = linkTo(page, 'leave', claim)
      await enqueue(await database(), claim, { letter: 'confirm', shop: of.shop, to, product, link, leave })
      mail.deliverSoon()
      return 'sent'
    },

    /** The confirmed requests of a mailbox. */
    ofMailbox: async (email: string) => alertsOf(await database(), email),

    /** The claim of a link, or why it is invalid. It changes nothing, because programs open links as well. */
    readLink: (purpose: AlertPurpose, token: string) => readAlert(secrets, purpose, token, seconds()),

    async followLink(purpose: AlertPurpose, token: string): Promise<AlertLinkResult> {
      const read = readAlert(secrets, purpose, token, seconds())
      if (!read.ok) return read.error
      const db = await database()
      if (purpose === 'confirm') await addAlert(db, read.value, now())
      else await removeAlert(db, read.value)
      return purpose === 'confirm' ? 'confirmed' : 'left'
    },

    /** Writes to all whose goods can be bought again, and forgets them. One that fails does not stop the others. */
    async notifyAll(): Promise<void> {
      const db = await database()
      const failures: unknown[] = []
      for (const awaited of await awaitedVariants(db))
        await notify(db, awaited).catch((error: unknown) => failures.push(error))
      mail.deliverSoon()
      if (failures.length > 0) throw new AggregateError(failures, 'some stock could not be read')
    },
  }
}

export type StockAlerts = ReturnType<typeof createStockAlerts>
