import type { DeliveryField } from '#domain/delivery/delivery-field.ts'
import { isUsualPoint } from '#domain/delivery/point-format.ts'
import type { CheckoutRule } from '#domain/form/checkout-rule.ts'
import { validateField } from '#domain/form/rule.ts'
import { required } from '#domain/form/rules.ts'
import { zip as zipRule, type ZipCountry } from '#domain/form/zip.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import type { AddressField, IsPlace } from './address-field.ts'
import type { AnswerName } from './field-name.ts'

type Answers = Partial<Record<AnswerName, string>>
type MayBeIn = (city: string) => boolean

/** Whether a town may have a postcode; one that is none has a fault of its own. */
export const mayBeIn =
  (country: ZipCountry, zip = '', isPlace: IsPlace): MayBeIn =>
  (city) =>
    validateField(zip, [required, zipRule(country)]) !== null || isPlace(country, zip, city)

/** Few addresses have no number, and few postcodes are far from their town: the shopper is asked whether theirs is one. */
export function confirmableAddress(
  name: AddressField,
  rule: CheckoutRule,
  { unnumbered, placeConfirmed }: Answers,
  mayBe: MayBeIn,
): CheckoutRule {
  if (name === 'street') return confirmable(rule, 'house-number', unnumbered, (street) => /\d/.test(street))
  return name === 'city' ? confirmable(rule, 'place', placeConfirmed, mayBe) : rule
}

/** The same for the place of a collection point, and for its name where that tells of a place. */
export function confirmablePoint(
  name: DeliveryField,
  rule: CheckoutRule,
  { method = '', pointConfirmed, 'point.kind': kind }: Answers,
  country: ShopCountry,
  mayBe: MayBeIn,
): CheckoutRule {
  const isUsual = (id: string) => isUsualPoint(country, method, { kind, id }, mayBe)
  if (name === 'id') return confirmable(rule, 'unusual-point', pointConfirmed, isUsual)
  return name === 'city' ? confirmable(rule, 'place', pointConfirmed, mayBe) : rule
}

const confirmable =
  (
    rule: CheckoutRule,
    kind: 'house-number' | 'place' | 'unusual-point',
    confirmed: string | undefined,
    isUsual: (value: string) => boolean,
  ): CheckoutRule =>
  (value) =>
    rule(value) ?? (confirmed === 'yes' || isUsual(value) ? null : { kind })
