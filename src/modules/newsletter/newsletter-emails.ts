import { formatText } from '#i18n/format-text.ts'
import { messagesOf } from '#i18n/messages-source.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { Email } from '#modules/email/mailer.ts'

export type NewsletterEmailKind = 'confirm' | 'welcome'

type Contents = {
  variant: VariantCode
  to: string
  /** The shop's name for its customers. */
  shop: string
  /** The target of the email's only button. */
  link: string
  /** Unsubscribes with one click in the reader's mail program; absent before the subscription is confirmed. */
  leave?: string
}

const texts = new Map<VariantCode, Record<string, string>>()

/**
 * An email in the language of a shop. The text contains everything that the HTML contains: no pictures, no scripts,
 * no external resources.
 */
export function newsletterEmail(
  kind: NewsletterEmailKind,
  { variant, to, shop, link, leave }: Contents,
): Email {
  const messages = texts.get(variant) ?? messagesOf(variant)
  texts.set(variant, messages)
  const { intl } = VARIANTS[variant]
  const translate = (name: string) => formatText(messages[`newsletter.${kind}.${name}`] ?? '', { shop }, intl)
  const parts = {
    hello: translate('hello'),
    line: translate('line'),
    button: translate('button'),
    end: translate('end'),
  }
  return {
    to,
    from: shop,
    subject: translate('subject'),
    text: `${parts.hello}\n\n${parts.line}\n\n${parts.button}:\n${link}\n\n${parts.end}\n\n${shop}\n`,
    html: page(intl, parts, link, shop),
    ...(leave && {
      headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  }
}

type EmailTexts = Record<'hello' | 'line' | 'button' | 'end', string>

/** Mail programs support neither style sheets nor design tokens. */
const page = (intl: string, { hello, line, button, end }: EmailTexts, link: string, shop: string): string =>
  `<!doctype html><html lang="${intl}"><meta charset="utf-8"><title>${escaped(shop)}</title>
<body style="margin:0;padding:32px 20px;background:#fff;color:#0b1b2b;font:16px/24px Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="font-size:20px;font-weight:bold;margin:0 0 24px">${escaped(shop)}</p>
<p>${escaped(hello)}</p><p>${escaped(line)}</p>
<p style="margin:32px 0"><a href="${escaped(link)}" style="display:inline-block;padding:14px 24px;background:#0058a9;color:#fff;font-weight:bold;text-decoration:none;border-radius:4px">${escaped(button)}</a></p>
<p style="font-size:14px;line-height:20px;color:#4a5866">${escaped(end)}</p>
</div></body></html>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
