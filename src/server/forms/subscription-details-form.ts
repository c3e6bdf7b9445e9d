import { type AnswerError, type Answers, normaliseAnswers, validateStep } from '#domain/checkout/answers.ts'
import { ADDRESS_FIELDS } from '#domain/checkout/address-field.ts'
import { addressOf } from '#domain/checkout/order-from-answers.ts'
import type { Address } from '#domain/order/order.ts'
import type { PaymentStep } from '#domain/order/place-order.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { mandateMethods } from '#domain/checkout/payment-method.ts'
import { eyesOf, type LineEyes, POWERS } from '#domain/subscription/change-details.ts'
import type { SubscriptionChange } from '#domain/subscription/change.ts'
import type { Subscription, SubscriptionLine } from '#domain/subscription/subscription.ts'
import { countryOf, valueField } from '#server/loaders/subscription/subscription-details.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { MANDATE_PATH } from '#modules/subscription/payment-changes.ts'
import { FIELD_CHECKS } from '#server/checkout/field-checks.ts'
import { formatPhone } from '#server/checkout/phone.ts'

type Field = (name: string) => string
/** An address as it was typed, and what is wrong with it. */
export type TypedAddress = { answers: Answers; mistakes: AnswerError[] }

type Scope = Pick<RequestScope, 'ctx' | 'variant'>
type Page = { url: URL; id: string; customerId: string }

/** What the page of a subscription says of a delivery that its customer has paid in person. */
export function noteOfPayment(step: Exclude<PaymentStep, { kind: 'redirect' }>): string {
  if (step.kind === 'failed') return step.isLate ? 'payment-late' : 'failed'
  return step.kind === 'done' ? 'paid' : 'waiting'
}

/** What only the account offers: paying, another address, other values, another way to pay. */
export async function submitInAccount(
  scope: Scope,
  field: Field,
  page: Page,
): Promise<string | TypedAddress> {
  const { ctx, variant } = scope
  const { id, customerId, url } = page
  const found = await ctx.subscriptions.byId(id, customerId)
  if (!found) return 'impossible'
  const { subscription } = found
  const country = countryOf(subscription)
  switch (field('do')) {
    case 'pay': {
      const step = await ctx.subscriptions.pay(id, customerId, { variant, origin: url.origin })
      if (step?.kind === 'redirect') return step.url
      return step === null ? 'impossible' : noteOfPayment(step)
    }
    case 'payment': {
      const methods = mandateMethods(country, ctx.env.stripe ? 'stripe' : 'sandbox')
      const paymentKey = methods.find((key) => key === field('paymentKey'))
      if (!paymentKey) return 'impossible'
      const change = { id, customerId, paymentKey, key: field('key') }
      const token = ctx.subscriptions.paymentChanges.begin(change)
      return `${MANDATE_PATH}?${new URLSearchParams({ token, variant })}`
    }
    case 'address': {
      const address = readAddress(field, country)
      return address.ok ? applyChange(scope, field, page, { address: address.value }) : address.error
    }
    default: {
      const note = await applyChange(scope, field, page, { values: readValues(field, subscription) })
      return note === 'impossible' ? 'unoffered' : note
    }
  }
}

/** The note about a change; the same key is the same change. */
export async function applyChange(
  { ctx }: Scope,
  field: Field,
  { id, customerId }: Page,
  change: SubscriptionChange | null,
): Promise<'changed' | 'late' | 'impossible'> {
  if (change === null) return 'impossible'
  const by = { actor: 'customer', customerId } as const
  const changed = await ctx.subscriptions.change(id, { by, key: field('key'), change })
  if (changed.ok) return 'changed'
  return changed.error === 'late' ? 'late' : 'impossible'
}

/** The address of a form, by the rules of the checkout. */
function readAddress(field: Field, country: ShopCountry): Result<Address, TypedAddress> {
  const typed: Answers = Object.fromEntries([
    ...ADDRESS_FIELDS.map((name) => [`delivery.${name}`, field(`delivery.${name}`)]),
    ['unnumbered', field('unnumbered')],
    ['placeConfirmed', field('placeConfirmed')],
  ])
  const answers = normaliseAnswers(typed, country)
  const rules = {
    ...FIELD_CHECKS,
    country,
    deliveries: [],
    payments: [],
    branches: [],
    hasPrescription: false,
  }
  const mistakes = validateStep('address', answers, rules)
  if (mistakes.length > 0) return fail({ answers, mistakes })
  const phone = answers['delivery.phone']
  const dialled = phone ? { ...answers, 'delivery.phone': formatPhone(phone, country) } : answers
  return ok(addressOf('delivery', dialled, country))
}

/** The values of the lenses in a form, by the keys of their lines and their eyes; eyes without a field stay as they are. */
function readValues(field: Field, { lines }: Pick<Subscription, 'lines'>): LineEyes {
  const eyesIn = (line: SubscriptionLine) =>
    eyesOf(line.values ?? NONE).flatMap((side) => {
      const eye = line.values?.[side]
      const typed = POWERS.flatMap((power) => {
        const text = field(valueField(line.key, side, power))
        if (text === '') return []
        const isNamed = power === 'addition' && eye?.additionName !== undefined
        return [isNamed ? (['additionName', text] as const) : ([power, Number(text)] as const)]
      })
      return typed.length > 0 ? [[side, { ...eye, ...Object.fromEntries(typed) }] as const] : []
    })
  return Object.fromEntries(
    lines.flatMap((line) => {
      const eyes = eyesIn(line)
      return eyes.length > 0 ? [[line.key, Object.fromEntries(eyes)] as const] : []
    }),
  )
}

const NONE: Prescription = { right: {}, left: {} }
