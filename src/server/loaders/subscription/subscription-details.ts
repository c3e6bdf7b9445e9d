import { mandateMethods } from '#domain/checkout/payment-method.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import type { LensRange } from '#domain/lens/range.ts'
import type { Address } from '#domain/order/order.ts'
import { PAYMENT_KEYS, type PaymentKey } from '#domain/order/payment-key.ts'
import { BOX_LABELS, boxLine } from '#domain/prescription/box-line.ts'
import type { Eye, EyeSide } from '#domain/prescription/eye-field.ts'
import { formatAdditionName, formatEyeNumber } from '#domain/prescription/format-eye-value.ts'
import { SHOP_COUNTRIES, type ShopCountry } from '#domain/shop/shop-country.ts'
import { eyeOf, eyesOf, POWERS } from '#domain/subscription/change-details.ts'
import type { Subscription, SubscriptionLine } from '#domain/subscription/subscription.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { ownVariant } from '#clients/shop-api/own-variant.ts'
import type { SubscriptionRepository } from '#clients/shop-api/subscription-repository.ts'
import type { OrderValuesGroup } from '#server/loaders/account/own-values.ts'

/** A lens of a subscription, and for each of its eyes what its maker offers of the values that can change. */
export type SubscribedLens = {
  key: string
  name: string
  side: EyeSide | 'both'
  text: string
  eyes: {
    side: EyeSide
    fields: {
      name: string
      parameter: (typeof POWERS)[number]
      short: string
      value: string
      options: { value: string; label: string }[]
    }[]
  }[]
}

export type SubscriptionDetails = {
  country: ShopCountry
  address: Address
  /** Where the deliveries are collected, if they are. */
  point: string | null
  lenses: SubscribedLens[]
  payment: PaymentKey | null
  /** By what it could be paid as well. */
  methods: PaymentKey[]
}

type Found = NonNullable<Awaited<ReturnType<SubscriptionRepository['byId']>>>

export function subscriptionDetails(
  { subscription, ranges }: Found,
  variant: VariantCode,
  { hasStripe, group }: { hasStripe: boolean; group?: OrderValuesGroup | undefined },
): SubscriptionDetails {
  const { lines, address, shipping, paymentKey } = subscription
  const country = countryOf(subscription)
  const { intl } = VARIANTS[variant]
  return {
    country,
    address: address.shipping,
    point: shipping.collectionPoint?.name ?? null,
    lenses: lines.flatMap((line) => lensOf(line, ranges[line.key] ?? [], { intl, group })),
    payment: PAYMENT_KEYS.find((key) => key === paymentKey) ?? null,
    methods: mandateMethods(country, hasStripe ? 'stripe' : 'sandbox'),
  }
}

/** The country of the shop in which it was ordered. */
export function countryOf({ shopId }: Pick<Subscription, 'shopId'>): ShopCountry {
  const { country } = VARIANTS[ownVariant(shopId)]
  return SHOP_COUNTRIES.find((each) => each === country) ?? 'DE'
}

type Range = Omit<LensRange, 'stretches'>

function lensOf(
  line: SubscriptionLine,
  ranges: readonly Range[],
  { intl, group }: { intl: string; group: OrderValuesGroup | undefined },
): SubscribedLens[] {
  const eye = eyeOf(line)
  const sides = line.values ? eyesOf(line.values) : []
  const [side = 'right'] = sides
  if (!eye) return []
  const fieldsOf = (of: EyeSide) => fieldsWith({ ...eye, ...powersIn(group, of) }, of)
  const { key, name } = line
  return [
    {
      key,
      name,
      side: sides.length > 1 ? 'both' : side,
      text: boxLine(eye, intl).replaceAll(/ (?=[−±+\d])/g, '\u00A0'),
      eyes: sides.map((of) => ({ side: of, fields: fieldsOf(of) })),
    },
  ]

  function fieldsWith(chosen: Eye, of: EyeSide) {
    return POWERS.flatMap((parameter) => {
      const { values = [], names } = ranges.find((range) => range.parameter === parameter) ?? {}
      const options =
        names?.map((name) => ({ value: name, label: formatAdditionName(name, intl) })) ??
        values.map((value) => ({ value: String(value), label: formatEyeNumber(parameter, value, intl) }))
      const value = names ? chosen.additionName : chosen[parameter]
      return options.length < 2
        ? []
        : {
            name: valueField(line.key, of, parameter),
            parameter,
            short: BOX_LABELS[parameter],
            value: String(value ?? ''),
            options,
          }
    })
  }
}

/** The name of the field of a value. */
export const valueField = (key: string, side: EyeSide, parameter: (typeof POWERS)[number]): string =>
  `value-${key}-${side}-${parameter}`

/** The powers of an eye in the lenses of an order. */
function powersIn(group: OrderValuesGroup | undefined, side: EyeSide): Eye {
  const entry = group?.entries.find(({ kind, eyes }) => kind === 'lenses' && eyes.includes(side))
  if (!entry) return {}
  const { sphere = 0, cylinder, axis, addition, additionName } = entry.values[side]
  return {
    sphere,
    ...(cylinder !== undefined && { cylinder }),
    ...(axis !== undefined && { axis }),
    ...(addition !== undefined && { addition }),
    ...(additionName !== undefined && { additionName }),
  }
}

/** Orders with lenses whose values can be taken over, the latest first. */
export const lensOrders = (
  groups: readonly OrderValuesGroup[],
): { id: string; number: string; placedAt: string }[] =>
  groups.flatMap(({ id, placedAt, entries }) =>
    entries.some(({ kind }) => kind === 'lenses') ? { id, number: formatOrderNumber(id), placedAt } : [],
  )
