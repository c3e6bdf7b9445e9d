import { z } from 'zod'
import type { VariantCode } from '#i18n/variants.ts'
import type { Log } from '#server/log.ts'
import type { Post } from '#server/mail/post.ts'
import type { LetterLimits } from './limits.ts'
import { letterOf } from './letters.ts'
import type { Readers } from './readers.ts'
import { type Claim, type Purpose, readClaim, signClaim } from './token.ts'

type Parts = {
  readers: Readers
  post: Post
  limits: LetterLimits
  secrets: readonly string[]
  /** The shop of a variant, as its customers know it. */
  shopName(variant: VariantCode): string
  now(): Date
  log: Log
}

/** What became of asking for the newsletter. It says nothing about who gets it already. */
export type Asked = 'sent' | 'invalid' | 'later' | 'failed'
/** What became of following a link. */
export type Followed = 'confirmed' | 'left' | 'expired' | 'forged' | 'failed'

const email = z.email().max(254)

/**
 * The newsletter, by double opt-in. Who asks is written to, whether he is a reader already or not, and known to nobody before he has
 * confirmed: what he asked for is in the link of the letter, signed. `page` is the address where links are followed.
 */
export function createNewsletter({ readers, post, limits, secrets, shopName, now, log }: Parts) {
  const seconds = () => Math.floor(now().getTime() / 1000)
  const linkTo = (page: string, purpose: Purpose, claim: Claim): string => {
    const url = new URL(page)
    url.searchParams.set(purpose, signClaim(secrets[0] ?? '', purpose, claim))
    return url.href
  }
  const leaveAtOnce = (page: string, claim: Claim): string =>
    linkTo(new URL('/api/newsletter/leave', page).href, 'leave', claim)

  async function welcome(claim: Claim, page: string): Promise<void> {
    const { variant, email: to } = claim
    const link = linkTo(page, 'leave', claim)
    const leave = leaveAtOnce(page, claim)
    await post(letterOf('welcome', { variant, to, shop: shopName(variant), link, leave }))
  }

  return {
    async ask(
      given: string,
      variant: VariantCode,
      page: string,
      address: string | undefined,
    ): Promise<Asked> {
      const parsed = email.safeParse(given.trim().toLowerCase())
      if (!parsed.success) return 'invalid'
      if (!(await limits.mayAsk(address))) return 'later'
      const to = parsed.data
      // That others have asked for this mailbox is nobody's business.
      if (!(await limits.mayWrite(to))) return 'sent'
      const link = linkTo(page, 'confirm', { email: to, variant, asked: seconds() })
      return post(letterOf('confirm', { variant, to, shop: shopName(variant), link })).then(
        () => 'sent' as const,
        (error: unknown) => {
          log.error({ error }, 'a letter was not sent')
          return 'failed' as const
        },
      )
    },

    /** Whom a link is for, or why it is none; asking changes nothing, as programs open links as well. */
    sees: (purpose: Purpose, token: string) => readClaim(secrets, purpose, token, seconds()),

    async follow(purpose: Purpose, token: string, page: string): Promise<Followed> {
      const read = readClaim(secrets, purpose, token, seconds())
      if (!read.ok) return read.error
      try {
        if (purpose === 'leave') {
          await readers.remove(read.value)
          return 'left'
        }
        const isNew = await readers.add(read.value, now())
        if (isNew)
          await welcome(read.value, page).catch((error: unknown) =>
            log.error({ error }, 'a letter was not sent'),
          )
        return 'confirmed'
      } catch (error) {
        log.error({ error, purpose }, 'the newsletter could not be changed')
        return 'failed'
      }
    },
  }
}

export type Newsletter = ReturnType<typeof createNewsletter>
