import type { Answers, AnswerError } from '#domain/checkout/answers.ts'
import type { AnswerName } from '#domain/checkout/field-name.ts'
import { exampleZip } from '#domain/form/example-zip.ts'
import { exampleTaxNumber } from '#domain/checkout/tax-number.ts'
import { deliveryMethods } from '#domain/delivery/carrier.ts'
import { isPackstation as isPackstationMethod } from '#domain/delivery/delivery-field.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import type { ZipCountry } from '#domain/form/zip.ts'
import type { TranslateCheckout } from './translate.ts'

/** The label of a field, by the name of its answer. */
export function fieldLabel(name: AnswerName, t: TranslateCheckout, isPackstation = false): string {
  const [part, field = ''] = name.split('.')
  if (name === 'point.customer') return t('checkout.point.customer')
  if (name === 'point.kind') return t('checkout.point.kind')
  if (name === 'point.branch') return t('checkout.point.branch')
  if (name === 'point.id') return t(isPackstation ? 'checkout.point.packstation' : 'checkout.point.id')
  if (part === 'delivery' || part === 'billing' || part === 'point')
    return t(`checkout.field.${isNamed(field) ? field : 'city'}`)
  if (name === 'method') return t('checkout.step.delivery')
  if (name === 'payment') return t('checkout.step.payment')
  return t(name === 'remark' ? 'checkout.remark' : 'checkout.values')
}

/** Whether the parcel goes to a Packstation. */
export const isAtPackstation = ({ method }: Answers, country: ShopCountry): boolean =>
  deliveryMethods(country).some((each) => each.key === method && isPackstationMethod(each, country))

const NAMED = [
  'firstName',
  'lastName',
  'company',
  'taxNumber',
  'street',
  'additional',
  'zip',
  'city',
  'province',
  'country',
  'phone',
] as const
const isNamed = (field: string): field is (typeof NAMED)[number] => NAMED.some((each) => each === field)

/** The error text of an answer. `country` is that of the address. */
export function answerErrorText(
  { name, fault }: AnswerError,
  t: TranslateCheckout,
  country: ZipCountry,
  isPackstation = false,
): string {
  switch (fault.kind) {
    case 'required':
      return name === 'point.branch'
        ? t('checkout.fault.choice')
        : t('form.fault.required', { field: fieldLabel(name, t, isPackstation) })
    case 'max-length':
      return t('form.fault.max-length', { max: fault.max })
    case 'name':
      return t('form.fault.name')
    case 'phone':
    case 'plain-text':
    case 'script':
      return t(`form.fault.${fault.kind}`)
    case 'zip':
      return t('checkout.fault.zip', { example: exampleZip(country) })
    case 'tax-number':
      return t('checkout.fault.tax-number', { example: exampleTaxNumber(country) })
    case 'province':
    case 'packstation':
    case 'post-number':
    case 'locker':
    case 'point':
    case 'pick-up-point':
    case 'city':
    case 'consent':
    case 'house-number':
    case 'place':
    case 'unusual-point':
      return t(`checkout.fault.${fault.kind}`)
    default:
      return t('checkout.fault.choice')
  }
}
