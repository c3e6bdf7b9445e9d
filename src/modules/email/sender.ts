import { type Brand, brandIcon, brandOf } from '#domain/shop/brand.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Env } from '#platform/env.ts'
import { MAIL_HOST } from '#platform/mail-host.ts'

/** Who writes the emails of a shop. */
export type Sender = {
  /** The shop's name for readers. */
  name: string
  brand: Brand
  /** Whether somebody reads what is answered to an email. */
  readsAnswers: boolean
  /** The full address of a path of a variant. */
  absolute(variant: VariantCode, path: string): string
  /** From whom its emails are: the configured address, or else `shop@` and the host of the variant, without `www.`. */
  mailbox(variant: VariantCode): Mailbox
}

export type Mailbox = { name: string; address: string }

export const senderOf = (
  env: Pick<Env, 'brand' | 'mailFrom' | 'mailReplyTo'>,
  name: string,
  absolute: Sender['absolute'],
): Sender => ({
  name,
  brand: brandOf(env.brand),
  readsAnswers: env.mailReplyTo !== undefined,
  absolute,
  mailbox: (variant) => ({
    name,
    address: (env.mailFrom ?? `shop@${MAIL_HOST}`).replace(
      MAIL_HOST,
      new URL(absolute(variant, '/')).hostname.replace(/^www\./, ''),
    ),
  }),
})

type Site = Pick<Sender, 'absolute'>

/** The full address of a file or picture of the site, which has no variant in its path. */
export const fileAddress = ({ absolute }: Site, variant: VariantCode, path: string): string =>
  new URL(path, absolute(variant, '/')).href

/** The address of the sign above an email. */
export const logoAddress = (sender: Sender, variant: VariantCode): string =>
  fileAddress(sender, variant, brandIcon(sender.brand))
