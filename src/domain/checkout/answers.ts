import type { ZipCountry } from '#domain/form/zip.ts'
import { addressFields, type AddressPart, BILLING_COUNTRIES, type IsPhone } from './address-field.ts'
import type { DeliveryChoice, PaymentChoice } from './choice.ts'
import type { AnswerName } from './answer-name.ts'
import { deliveryFields } from './delivery-field.ts'
import type { CheckoutFault, CheckoutRule } from './fault.ts'
import type { ShopCountry } from './shop-country.ts'
import type { Step } from './step.ts'
import { tidyText, tidyZip, withoutSigns } from './tidy.ts'

/** What was typed, right or wrong; what was not asked is absent. */
export type Answers = Partial<Record<AnswerName, string>>

/** Something to be put right, by the name of its field. */
export type Mistake = { name: AnswerName; fault: CheckoutFault }

/** By what an answer is measured. */
export type World = {
  country: ShopCountry
  isPhone: IsPhone
  deliveries: readonly DeliveryChoice[]
  payments: readonly PaymentChoice[]
  /** Whoever buys glasses with values says that they are right. */
  hasValues: boolean
}

export const MOST_REMARK = 500

export const isBilledElsewhere = (answers: Answers): boolean => answers.billing === 'other'

/** The country of an address: the shop's own for goods, for bills the one that was chosen. */
export const countryOf = (part: AddressPart, answers: Answers, own: ShopCountry): ZipCountry =>
  (part === 'billing' && BILLING_COUNTRIES.find((code) => code === answers['billing.country'])) || own

type Question = { name: AnswerName; rule: CheckoutRule }

/** What a step asks, as far as it can be known from what was answered before. */
export function questionsOf(step: Step, answers: Answers, world: World): Question[] {
  const { country, isPhone, deliveries, payments, hasValues } = world
  if (step === 'address') {
    const parts: AddressPart[] = isBilledElsewhere(answers) ? ['delivery', 'billing'] : ['delivery']
    return parts.flatMap((part) =>
      addressFields(part, countryOf(part, answers, country), isPhone).map(({ name, rule }) => ({
        name: `${part}.${name}` as const,
        rule,
      })),
    )
  }
  if (step === 'delivery') {
    const chosen = deliveries.find(({ method }) => method.key === answers.method)
    const fields = chosen ? deliveryFields(chosen.method, country) : []
    return [
      { name: 'method', rule: oneOf(deliveries) },
      ...fields.map(({ name, rule }) => ({ name: `point.${name}` as const, rule })),
    ]
  }
  if (step === 'payment') return [{ name: 'payment', rule: oneOf(payments) }]
  return hasValues
    ? [
        { name: 'remark', rule: (value) => tooLong(value) },
        { name: 'values', rule: (value) => (value === 'yes' ? null : { kind: 'consent' }) },
      ]
    : []
}

/** One must be chosen, and it must be possible. */
const oneOf =
  (choices: readonly { method: { key: string }; obstacle: string | null }[]): CheckoutRule =>
  (value) =>
    choices.some(({ method, obstacle }) => method.key === value && obstacle === null)
      ? null
      : { kind: 'choice' }

const tooLong = (value: string): CheckoutFault | null =>
  value.length > MOST_REMARK ? { kind: 'max-length', max: MOST_REMARK } : null

/** What is to be put right in a step, in the order of its fields. */
export const mistakesIn = (step: Step, answers: Answers, world: World): Mistake[] =>
  questionsOf(step, answers, world).flatMap(({ name, rule }) => {
    const fault = rule(answers[name] ?? '')
    return fault ? [{ name, fault }] : []
  })

/** Answers as they are to be kept: zip codes as posts write them, names without blanks that nobody sees. */
export function tidied(answers: Answers, own: ShopCountry): Answers {
  const entries = Object.entries(answers).map(([name, value]) => [name, tidy(name, value, answers, own)])
  return Object.fromEntries(entries) satisfies Answers
}

function tidy(name: string, value: string, answers: Answers, own: ShopCountry): string {
  if (name === 'remark') return withoutSigns(value).trim()
  if (name === 'point.zip') return tidyZip(own, value)
  if (name === 'delivery.zip' || name === 'billing.zip')
    return tidyZip(countryOf(name === 'billing.zip' ? 'billing' : 'delivery', answers, own), value)
  if (name.endsWith('.province')) return tidyText(value).toUpperCase()
  if (name === 'point.customer') return value.replaceAll(/\s/g, '')
  return tidyText(value)
}
