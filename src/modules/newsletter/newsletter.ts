import { mailbox } from '#contract/mailbox.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Log } from '#platform/log.ts'
import type { Mailer } from '#modules/email/mailer.ts'
import type { EmailLimits } from '#modules/email/email-limits.ts'
import { newsletterEmail } from './newsletter-emails.ts'
import type { Subscribers } from './subscribers.ts'
import { type NewsletterClaim, type LinkPurpose, readClaim, signClaim } from './newsletter-token.ts'

type Deps = {
  subscribers: Subscribers
  mailer: Mailer
  limits: EmailLimits
  secrets: readonly string[]
  /** The shop's name for its customers, by variant. */
  shopName(variant: VariantCode): string
  now(): Date
  log: Log
}

/** The result of a subscription request. It does not reveal whether the address is already subscribed. */
export type SubscribeResult = 'sent' | 'invalid' | 'later' | 'failed'
/** The result of opening a link. */
export type NewsletterLinkResult = 'confirmed' | 'left' | 'expired' | 'forged' | 'failed'

/**
 * The newsletter, with double opt-in. Every request sends an email, whether the address is subscribed or not.
 * Nothing is stored before the confirmation: the request is in the signed link of the email. `page` is the address
 * where links are opened.
 */
export function createNewsletter({ subscribers, mailer, limits, secrets, shopName, now, log }: Deps) {
  const seconds = () => Math.floor(now().getTime() / 1000)
  const linkTo = (page: string, purpose: LinkPurpose, claim: NewsletterClaim): string => {
    const url = new URL(page)
    url.searchParams.set(purpose, signClaim(secrets[0] ?? '', purpose, claim))
    return url.href
  }
  const oneClickLink = (page: string, claim: NewsletterClaim): string =>
    linkTo(new URL('/api/newsletter/leave', page).href, 'leave', claim)

  async function welcome(claim: NewsletterClaim, page: string): Promise<void> {
    const { variant, email: to } = claim
    const link = linkTo(page, 'leave', claim)
    const leave = oneClickLink(page, claim)
    await mailer(newsletterEmail('welcome', { variant, to, shop: shopName(variant), link, leave }))
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
      return mailer(newsletterEmail('confirm', { variant, to, shop: shopName(variant), link })).then(
        () => 'sent' as const,
        (error: unknown) => {
          log.error({ error }, 'an email was not sent')
          return 'failed' as const
        },
      )
    },

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
        const isNew = await subscribers.add(read.value, now())
        if (isNew)
          await welcome(read.value, page).catch((error: unknown) =>
            log.error({ error }, 'an email was not sent'),
          )
        return 'confirmed'
      } catch (error) {
        log.error({ error, purpose }, 'a newsletter subscription could not be changed')
        return 'failed'
      }
    },
  }
}

export type Newsletter = ReturnType<typeof createNewsletter>
