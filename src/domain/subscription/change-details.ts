import { isInvoiced } from '#domain/checkout/payment-method.ts'
import type { Address } from '#domain/order/order.ts'
import {
  type Eye,
  EYE_FIELDS,
  EYE_TEXTS,
  EYES,
  type EyeSide,
  type Prescription,
} from '#domain/prescription/eye-field.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Subscription, SubscriptionLine } from './subscription.ts'

type Changed = Result<Subscription, 'impossible'>

/** Of a line, in each delivery. */
export const MOST_PIECES = 20

/** The values of a contact lens that follow the eye; base curve, diameter and colour belong to the lens. */
export const POWERS = ['sphere', 'cylinder', 'axis', 'addition'] as const

/**
 * Sends the deliveries to another address of the same country; where they are collected, there is none to change. The bill follows them from
 * the place that they had in common. Billed elsewhere, what is invoiced goes nowhere but there.
 */
export const readdressed =
  (shipping: Address) =>
  (subscription: Subscription): Changed => {
    const { address, paymentKey } = subscription
    const isFollowed = isSamePlace(address.billing, address.shipping)
    const isPossible =
      subscription.shipping.collectionPoint === null &&
      shipping.countryCode === address.shipping.countryCode &&
      (isFollowed || !isInvoiced(paymentKey) || isSamePlace(address.billing, shipping))
    const billing = isFollowed ? billedAt(shipping, address) : address.billing
    return isPossible
      ? ok({ ...subscription, address: { ...address, billing, shipping } })
      : fail('impossible')
  }

/** A company that pays for somebody else goes on to. */
const billedAt = (place: Address, { billing, shipping }: Subscription['address']): Address =>
  nameOf(billing) === nameOf(shipping) ? place : { ...place, recipient: billing.recipient }

const nameOf = ({ recipient: { firstName, lastName, company = '' } }: Address): string =>
  [firstName, lastName, company].join('\n')

/** What says where an address is. */
const PLACE = ['street', 'houseNumber', 'zipCode', 'city', 'countryCode'] as const

const isSamePlace = (one: Address, other: Address): boolean =>
  PLACE.every((field) => one[field].toLowerCase() === other[field].toLowerCase())

/** Pieces of each delivery, by the keys of their lines: 1 to 20. */
export const requantified =
  (quantities: Readonly<Record<string, number>>) =>
  (subscription: Subscription): Changed => {
    const isPossible = Object.entries(quantities).every(
      ([key, pieces]) =>
        subscription.lines.some((line) => line.key === key) && pieces >= 1 && pieces <= MOST_PIECES,
    )
    const lines = subscription.lines.map((line) => ({
      ...line,
      quantity: quantities[line.key] ?? line.quantity,
    }))
    return isPossible ? ok({ ...subscription, lines }) : fail('impossible')
  }

/** Eyes by the keys of their lines and their sides. */
export type LineEyes = Readonly<Record<string, Partial<Record<EyeSide, Eye>>>>

/**
 * Lenses for eyes that have changed: the same lens with other powers. A line for both eyes becomes two once they are not alike any more, each
 * with half of its pieces, rounded up. `offers` tells whether the maker offers a line so. `today`: RFC 3339 day.
 */
export const revalued =
  (values: LineEyes, offers: (line: SubscriptionLine) => boolean, today: string) =>
  (subscription: Subscription): Changed => {
    const given = Object.entries(values).flatMap(([key, eyes]) =>
      Object.entries(eyes).map(([side, eye]) => ({ key, side, eye })),
    )
    const isPossible = given.every(({ key, side, eye }) => {
      const line = subscription.lines.find((each) => each.key === key)
      return line !== undefined && isOffered(line, side, eye, offers)
    })
    if (given.length === 0 || !isPossible) return fail('impossible')
    const lines = subscription.lines.flatMap((line) => withEyes(line, values[line.key] ?? {}))
    const problem = subscription.problem === 'values' ? null : subscription.problem
    return ok({ ...subscription, lines, problem, valuesAskedOn: today })
  }

/** The values of a line of lenses, which is for one eye or for both alike; null for goods without values. */
export const eyeOf = ({ values }: Pick<SubscriptionLine, 'values'>): Eye | null =>
  values === null ? null : (eyesOf(values).map((side) => values[side])[0] ?? null)

/** The eyes that values are for. */
export const eyesOf = (values: Prescription) => EYES.filter((side) => Object.keys(values[side]).length > 0)

const withEye = (line: SubscriptionLine, side: EyeSide, eye: Eye): SubscriptionLine => ({
  ...line,
  values: { right: {}, left: {}, [side]: eye },
})

function isOffered(
  line: SubscriptionLine,
  name: string,
  eye: Eye,
  offers: (line: SubscriptionLine) => boolean,
): boolean {
  const side = line.values === null ? undefined : eyesOf(line.values).find((each) => each === name)
  const before = eyeOf(line)
  const isSameLens = LENS.every((field) => eye[field] === before?.[field])
  return side !== undefined && isSameLens && offers(withEye(line, side, eye))
}

/** What a lens is besides its powers. */
const LENS = ['baseCurve', 'diameter', 'color'] as const

function withEyes(line: SubscriptionLine, eyes: LineEyes[string]): SubscriptionLine[] {
  const { key, values, quantity } = line
  if (values === null) return [line]
  const changed = { ...values, ...eyes }
  const isForBoth = eyesOf(values).length > 1
  if (!isForBoth || isSameEye(changed.right, changed.left)) return [{ ...line, values: changed }]
  const half = { ...line, quantity: Math.ceil(quantity / 2) }
  return [
    withEye(half, 'right', changed.right),
    { ...withEye(half, 'left', changed.left), key: `${key}-left` },
  ]
}

const isSameEye = (one: Eye, other: Eye): boolean =>
  [...EYE_FIELDS, ...EYE_TEXTS].every((field) => one[field] === other[field])
