import { mailbox } from '#contract/mailbox.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Db } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import { nonce } from '#modules/auth/nonce.ts'
import type { EmailLimits } from '#modules/email/email-limits.ts'
import type { MailQueue } from '#modules/email/mail-queue.ts'
import { NEWSLETTER_EMAIL, type NewsletterEmail } from './newsletter-email.ts'
import type { Subscribers } from './subscribers.ts'
import { type NewsletterClaim, type LinkPurpose, readClaim, signClaim } from './newsletter-token.ts'

type Deps = {
  subscribers: Subscribers
  /** Opens the database with the tables of the modules. */
  database(): Promise<Db>
  mail: Pick<MailQueue, 'enqueue' | 'deliverSoon'>
  limits: EmailLimits
  secrets: readonly string[]
  now(): Date
  log: Log
}

/** The result of a subscription request. It does not reveal whether the address is already subscribed. */
export type SubscribeResult = 'sent' | 'invalid' | 'later' | 'failed'
/** The result of opening a link. */
export type NewsletterLinkResult = 'confirmed' | 'left' | 'expired' | 'forged' | 'failed'

/**
 * The newsletter, with double opt-in. Every request sends an email, whether the address is subscribed or not.
 * No subscriber is stored before the confirmation: the request is in the signed link of the email, which waits in the
 * queue until it is sent. `page` is the address where links are opened.
 */
export function createNewsletter({ subscribers, database, mail, limits, secrets, now, log }: Deps) {
  const seconds = () => Math.floor(now().getTime() / 1000)
  const linkTo = (page: string, purpose: LinkPurpose, claim: NewsletterClaim): string => {
    const url = new URL(page)
    url.searchParams.set(purpose, signClaim(secrets[0] ?? '', purpose, claim))
    return url.href
  }
  const oneClickLink = (page: string, claim: NewsletterClaim): string =>
    linkTo(new URL('/api/newsletter/leave', page).href, 'leave', claim)

  const enqueue = (db: Db, payload: NewsletterEmail): Promise<void> =>
    mail.enqueue(db, { key: `${NEWSLETTER_EMAIL}:${nonce()}`, kind: NEWSLETTER_EMAIL, payload })

  async function confirm(claim: NewsletterClaim, page: string): Promise<void> {
    const { variant, email: to } = claim
    const link = linkTo(page, 'leave', claim)
    const leave = oneClickLink(page, claim)
    await subscribers.add(claim, now(), (transaction) =>
      enqueue(transaction, { letter: 'welcome', variant, to, link, leave }),
    )
    mail.deliverSoon()
  }

  return {
    async subscribe(
      input: string,
      variant: VariantCode,
      page: string,
      address: string | undefined,
    ): Promise<SubscribeResult> {
      const parsed = mailbox.safeParse(input.toLowerCase())
      if (!parsed.success) return 'invalid'
      if (!(await limits.allowRequest(address))) return 'later'
      const to = parsed.data
      // The answer does not reveal that others have requested emails to this mailbox.
      if (!(await limits.allowRecipient(to))) return 'sent'
      const link = linkTo(page, 'confirm', { email: to, variant, requestedAt: seconds() })
      try {
        await enqueue(await database(), { letter: 'confirm', variant, to, link })
        mail.deliverSoon()
        return 'sent'
      } catch (error) {
        log.error({ error }, 'an email was not sent')
        return 'failed'
      }
    },

    /** The confirmed subscriptions of a mailbox. */
    ofMailbox: subscribers.ofMailbox,

    /** The claim of a link, or why it is invalid. It changes nothing, because programs open links as well. */
    readLink: (purpose: LinkPurpose, token: string) => readClaim(secrets, purpose, token, seconds()),

    async followLink(purpose: LinkPurpose, token: string, page: string): Promise<NewsletterLinkResult> {
      const read = readClaim(secrets, purpose, token, seconds())
      if (!read.ok) return read.error
      try {
        if (purpose === 'leave') {
          await subscribers.remove(read.value)
          return 'left'
        }
        await confirm(read.value, page)
        return 'confirmed'
      } catch (error) {
        log.error({ error, purpose }, 'a newsletter subscription could not be changed')
        return 'failed'
      }
    },
  }
}

export type Newsletter = ReturnType<typeof createNewsletter>
