import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { formatExactMoney } from '#domain/money/format.ts'
import { minor } from '#domain/money/price.ts'
import { problem } from '#server/errors.ts'
import { wordsOf } from '#server/mail/words.ts'
import { escaped, plainPage } from '#server/payment/plain-page.ts'
import type { Sandbox, SandboxPayment } from './bank.ts'
import { CHOICES } from './choices.ts'

const wordsIn = (language: string) =>
  wordsOf(VARIANT_CODES.find((code) => VARIANTS[code].intl === language) ?? 'de-de')

/** The page of the sandbox's bank: what is to be paid, and what one may let happen. */
export async function pageToPay(sandbox: Sandbox, id: string): Promise<Response> {
  const payment = await sandbox.known(id)
  if (!payment) return problem(404, 'not-found')
  const t = wordsIn(payment.language)
  const { title, head } = opening(payment)
  const buttons = CHOICES.map(
    (choice) => `<button name="choice" value="${choice}">${escaped(t(`payment.${choice}`))}</button>`,
  )
  const body =
    payment.standing === 'pending'
      ? `<form method="post">${buttons.join('')}</form><p><a href="${escaped(payment.cancelTo)}">${escaped(t('payment.giveUp'))}</a></p>`
      : `<p><a href="${escaped(payment.returnTo)}">${escaped(t('payment.back'))}</a></p>`
  return plainPage({ language: payment.language, title }, `${head}${body}`)
}

/** What is seen once one has closed the page, so to say. */
export function pageAfter(payment: SandboxPayment): Response {
  const { title, head } = opening(payment)
  return plainPage(
    { language: payment.language, title },
    `${head}<p class="note" role="status">${escaped(wordsIn(payment.language)('payment.abandoned'))}</p>`,
  )
}

function opening({ amount, currency, language }: SandboxPayment): { title: string; head: string } {
  const t = wordsIn(language)
  const title = escaped(t('payment.title'))
  const sum = escaped(formatExactMoney(minor(amount), { intl: language, currency }))
  return {
    title,
    head: `<h1>${title}</h1><p>${escaped(t('payment.explanation'))}</p><p class="sum">${sum}</p>`,
  }
}
