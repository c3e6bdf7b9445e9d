import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { formatExactMoney } from '#domain/money/format.ts'
import { minor } from '#domain/money/price.ts'
import { problem } from '#platform/errors.ts'
import { translatorOf } from '#modules/email/translator.ts'
import { escapeHtml, plainPage } from '#server/payment/plain-page.ts'
import type { Sandbox, SandboxPayment } from '#modules/payment/sandbox/sandbox-provider.ts'
import { SANDBOX_CHOICES, SANDBOX_MANDATE_CHOICES } from './sandbox-choices.ts'

const translatorFor = (language: string) =>
  translatorOf(VARIANT_CODES.find((code) => VARIANTS[code].intl === language) ?? 'de-de')

/** The page of the sandbox's bank: the amount, and the possible outcomes. */
export async function sandboxPage(sandbox: Sandbox, id: string): Promise<Response> {
  const payment = await sandbox.findPayment(id)
  if (!payment) return problem(404, 'not-found')
  const t = translatorFor(payment.language)
  const { title, head } = opening(payment)
  const choices = [...SANDBOX_CHOICES, ...(payment.isRecurring ? SANDBOX_MANDATE_CHOICES : [])]
  const buttons = choices.map(
    (choice) => `<button name="choice" value="${choice}">${escapeHtml(t(`payment.${choice}`))}</button>`,
  )
  const body =
    payment.status === 'pending'
      ? `<form method="post">${buttons.join('')}</form><p><a href="${escapeHtml(payment.cancelTo)}">${escapeHtml(t(isAgreement(payment) ? 'payment.giveUp.agreement' : 'payment.giveUp'))}</a></p>`
      : `<p><a href="${escapeHtml(payment.returnTo)}">${escapeHtml(t('payment.back'))}</a></p>`
  return plainPage({ language: payment.language, title }, `${head}${body}`)
}

/** The page after the tester has chosen to abandon the payment. */
export function abandonedPage(payment: SandboxPayment): Response {
  const { title, head } = opening(payment)
  const t = translatorFor(payment.language)
  const text = t(isAgreement(payment) ? 'payment.abandoned.agreement' : 'payment.abandoned')
  const back = `<p><a href="${escapeHtml(payment.cancelTo)}">${escapeHtml(t('payment.back'))}</a></p>`
  return plainPage(
    { language: payment.language, title },
    `${head}<p class="note" role="status">${escapeHtml(text)}</p>${isAgreement(payment) ? back : ''}`,
  )
}

/** To later payments; nothing is paid with it. Orders that cost nothing have no payment. */
const isAgreement = ({ amount }: SandboxPayment): boolean => amount === 0

function opening({ amount, currency, language }: SandboxPayment): { title: string; head: string } {
  const t = translatorFor(language)
  const title = escapeHtml(t('payment.title'))
  const sum = escapeHtml(formatExactMoney(minor(amount), { intl: language, currency }))
  return {
    title,
    head: `<h1>${title}</h1><p>${escapeHtml(t('payment.explanation'))}</p><p class="sum">${sum}</p>`,
  }
}
