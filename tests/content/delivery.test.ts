import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readFolder } from '#content-api/read-folder.ts'
import { deliveryMethods } from '#domain/delivery/carrier.ts'
import { paymentMethods } from '#domain/checkout/payment-method.ts'
import { foldersOf } from '#domain/content/folder.ts'
import { deliveryTime } from '#domain/delivery/delivery-time.ts'
import { estimateFor } from '#domain/delivery/estimate.ts'
import { formatMoney } from '#domain/money/format.ts'
import { DELIVERY_PAGE } from '#i18n/delivery-page.ts'
import { messagesOf } from '#i18n/messages-source.ts'
import { DUE_DAYS } from '#domain/transfer/transfer.ts'
import { VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { root } from '#tests/support/sources.ts'

const { content } = await readFolder(resolve(root, 'content'))

/** Treats breaking and non-breaking spaces as equal, as readers do. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ').toLowerCase()

/** The page on delivery and payment of a variant. */
function pageOn(variant: VariantCode) {
  const pages = content.published.filter(({ group_id }) => group_id === 'delivery')
  return foldersOf(variant, VARIANTS[variant].language)
    .map((folder) => pages.find(({ full_slug }) => full_slug.startsWith(`${folder}/`)))
    .find((each) => each !== undefined)
}

test.each(VARIANT_CODES)('%s: the page on delivery and payment agrees with the checkout', (variant) => {
  const { country, currency, intl, language } = VARIANTS[variant]
  const page = pageOn(variant)
  expect(page?.full_slug).toMatch(new RegExp(`${DELIVERY_PAGE[language].slice(0, -1)}$`))
  const text = plain(JSON.stringify(page?.content))
  const [delivery, payment] = [deliveryMethods(country), paymentMethods(country, 'stripe')]
  const own = messagesOf(variant)
  const money = [
    ...delivery.flatMap(({ fee, freeFrom }) => [fee, freeFrom]),
    ...payment.flatMap(({ fee, max: most }) => [fee, most]),
  ].filter((amount) => amount !== null)
  const statements = [
    ...money.map((amount) => formatMoney(amount, { intl, currency })),
    ...payment.map(({ key }) => own[`order.payment.${key}`] ?? key),
  ]
  expect(statements.filter((words) => !text.includes(plain(words)))).toEqual([])
  for (const quantity of [9, 5, 0]) {
    const stock = { quantity, isSellableWithoutStock: true, expectedAvailabilityAt: null }
    const time = deliveryTime(stock, estimateFor(undefined, null), { now: new Date(), country: 'DE' })
    const { from, to } = time.days ?? { from: 0, to: 0 }
    expect(text).toMatch(new RegExp(`\\b${from}\\D{1,6}${to}\\b`))
  }
  const rows = text.match(/"tablerow"/g)?.length ?? 0
  expect(rows - 1).toBe(delivery.length)
})

/** Days to pay in, where a text says how many; not those of withdrawal. */
const DAYS_TO_PAY = /(?:převodem do|przelew w ciągu) (\d+) dn/g

test.each(VARIANT_CODES)('%s: a bill is due as many days after the order as the texts say', (variant) => {
  const own = messagesOf(variant)
  expect(own['checkout.pay.accounting.line']?.match(/\d+/g)).toEqual([`${DUE_DAYS}`])
  const text = plain(JSON.stringify(pageOn(variant)?.content))
  const isSaid = variant === 'cs-cz' || variant === 'pl-pl'
  expect([...text.matchAll(DAYS_TO_PAY)].map(([, days]) => days)).toEqual(isSaid ? [`${DUE_DAYS}`] : [])
})
