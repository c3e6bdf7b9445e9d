import type { PickUpBranch } from '#domain/branch/pick-up-branch.ts'
import { normaliseTaxNumber } from '#domain/checkout/tax-number.ts'
import type { ZipCountry } from '#domain/form/zip.ts'
import {
  addressFields,
  type AddressPart,
  BILLING_COUNTRIES,
  type IsPhone,
  type IsPlace,
} from './address-field.ts'
import type { DeliveryChoice, PaymentChoice } from './method-choices.ts'
import { confirmableAddress, confirmablePoint, mayBeIn } from './confirmable.ts'
import type { AnswerName } from './field-name.ts'
import { deliveryFields } from '#domain/delivery/delivery-field.ts'
import { pointFormat } from '#domain/delivery/point-format.ts'
import type { CheckoutFieldError, CheckoutRule } from '#domain/form/checkout-rule.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import type { Step } from './step.ts'
import { normaliseText, withoutControlCharacters } from '#domain/form/normalise-input.ts'
import { normaliseZip } from '#domain/form/normalise-zip.ts'

/** The typed answers, valid or not; an answer that was not requested is absent. */
export type Answers = Partial<Record<AnswerName, string>>

/** An invalid answer, by the name of its field. */
export type AnswerError = { name: AnswerName; fault: CheckoutFieldError }

/** What is known outside of the rules. */
export type FieldChecks = { isPhone: IsPhone; isPlace: IsPlace }

/** What answers are validated against. */
export type CheckoutDeps = FieldChecks & {
  country: ShopCountry
  deliveries: readonly DeliveryChoice[]
  /** None where nothing is to be paid. */
  payments: readonly PaymentChoice[]
  /** Those of the country. */
  branches: readonly PickUpBranch[]
  /** Shoppers who buy glasses with a prescription confirm that it is correct. */
  hasPrescription: boolean
}

export const MAX_REMARK_LENGTH = 500

export const hasSeparateBillingAddress = (answers: Answers): boolean => answers.billing === 'other'

/** The country of an address: the shop's own for delivery, the chosen one for billing. */
export const addressCountry = (part: AddressPart, answers: Answers, own: ShopCountry): ZipCountry =>
  (part === 'billing' && BILLING_COUNTRIES.find((code) => code === answers['billing.country'])) || own

/** What says where an address is; names do not. */
const PLACE = ['street', 'zip', 'city'] as const

/** Whether the bill goes to another place than the goods; a company may be billed where they are delivered. `own`: the country of delivery. */
export const isBilledElsewhere = (answers: Answers, own: ShopCountry): boolean =>
  hasSeparateBillingAddress(answers) &&
  (addressCountry('billing', answers, own) !== own ||
    PLACE.some((field) => placeOf(answers[`billing.${field}`]) !== placeOf(answers[`delivery.${field}`])))

const placeOf = (value: string | undefined): string => (value ?? '').toLowerCase()

type Question = { name: AnswerName; rule: CheckoutRule }

/** The fields of a step, as far as the earlier answers determine them. */
export function stepFields(step: Step, answers: Answers, deps: CheckoutDeps): Question[] {
  const { country, isPhone, isPlace, deliveries, payments, branches, hasPrescription } = deps
  if (step === 'address') {
    const parts: AddressPart[] = hasSeparateBillingAddress(answers) ? ['delivery', 'billing'] : ['delivery']
    return parts.flatMap((part) => {
      const own = addressCountry(part, answers, country)
      return addressFields(part, own, isPhone).map(({ name, rule }) => ({
        name: `${part}.${name}` as const,
        rule: confirmableAddress(name, rule, answers, mayBeIn(own, answers[`${part}.zip`], isPlace)),
      }))
    })
  }
  if (step === 'delivery') {
    const chosen = deliveries.find(({ method }) => method.key === answers.method)
    const fields = chosen ? deliveryFields(chosen.method, country, branches) : []
    return [
      { name: 'method', rule: oneOf(deliveries) },
      ...fields.map(({ name, rule }) => ({
        name: `point.${name}` as const,
        rule: confirmablePoint(name, rule, answers, country, mayBeIn(country, answers['point.zip'], isPlace)),
      })),
    ]
  }
  if (step === 'payment') return payments.length === 0 ? [] : [{ name: 'payment', rule: oneOf(payments) }]
  return hasPrescription
    ? [
        { name: 'remark', rule: (value) => tooLong(value) },
        { name: 'values', rule: (value) => (value === 'yes' ? null : { kind: 'consent' }) },
      ]
    : []
}

/** One must be chosen, and it must be possible. */
const oneOf =
  (choices: readonly { method: { key: string }; unavailableReason: string | null }[]): CheckoutRule =>
  (value) =>
    choices.some(({ method, unavailableReason }) => method.key === value && unavailableReason === null)
      ? null
      : { kind: 'choice' }

const tooLong = (value: string): CheckoutFieldError | null =>
  value.length > MAX_REMARK_LENGTH ? { kind: 'max-length', max: MAX_REMARK_LENGTH } : null

/** The invalid answers of a step, in the order of its fields. */
export const validateStep = (step: Step, answers: Answers, deps: CheckoutDeps): AnswerError[] =>
  stepFields(step, answers, deps).flatMap(({ name, rule }) => {
    const fault = rule(answers[name] ?? '')
    return fault ? [{ name, fault }] : []
  })

/** Answers as they are stored: zip codes in their official form, texts without surplus white space. */
export function normaliseAnswers(answers: Answers, own: ShopCountry): Answers {
  const entries = Object.entries(answers).map(([name, value]) => [name, tidy(name, value, answers, own)])
  return Object.fromEntries(entries) satisfies Answers
}

function tidy(name: string, value: string, answers: Answers, own: ShopCountry): string {
  if (name === 'remark') return withoutControlCharacters(value).trim()
  if (name === 'point.zip') return normaliseZip(own, value)
  if (name === 'delivery.zip' || name === 'billing.zip')
    return normaliseZip(addressCountry(name === 'billing.zip' ? 'billing' : 'delivery', answers, own), value)
  if (name === 'billing.taxNumber') return normaliseTaxNumber(addressCountry('billing', answers, own), value)
  if (name.endsWith('.province')) return normaliseText(value).toUpperCase()
  if (name === 'point.id') {
    const { normalise = (text: string) => text } = pointFormat(own, answers.method ?? '')
    return normalise(normaliseText(value))
  }
  if (name === 'point.customer') return value.replaceAll(/\s/g, '')
  return normaliseText(value)
}
