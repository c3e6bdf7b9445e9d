import type { Address } from '#domain/order/order.ts'
import { type Eye, EYES, type Prescription } from '#domain/prescription/eye-field.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Subscription, SubscriptionLine } from './subscription.ts'

type Changed = Result<Subscription, 'impossible'>

const MOST_PIECES = 20

/** The values of a contact lens that follow the eye; base curve, diameter and colour belong to the lens. */
export const POWERS = ['sphere', 'cylinder', 'axis', 'addition'] as const

/** Sends the deliveries to another address of the same country; where they are collected, there is none to change. */
export const readdressed =
  (shipping: Address) =>
  (subscription: Subscription): Changed => {
    const { address } = subscription
    const isPossible =
      subscription.shipping.collectionPoint === null && shipping.countryCode === address.shipping.countryCode
    return isPossible ? ok({ ...subscription, address: { ...address, shipping } }) : fail('impossible')
  }

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

/**
 * Lenses for eyes that have changed, by the keys of their lines: the same lens with other powers. `offers` tells whether the maker offers a
 * line so. `today`: RFC 3339 day.
 */
export const revalued =
  (values: Readonly<Record<string, Eye>>, offers: (line: SubscriptionLine) => boolean, today: string) =>
  (subscription: Subscription): Changed => {
    const isPossible = Object.entries(values).every(([key, eye]) =>
      subscription.lines.some(
        (line) => line.key === key && isSameLens(line, eye) && offers(withEye(line, eye)),
      ),
    )
    const lines = subscription.lines.map((line) => withEye(line, values[line.key]))
    return isPossible ? ok({ ...subscription, lines, valuesAskedOn: today }) : fail('impossible')
  }

/** The values of a line of lenses, which is for one eye or for both alike; null for goods without values. */
export const eyeOf = ({ values }: Pick<SubscriptionLine, 'values'>): Eye | null =>
  values === null ? null : (eyesOf(values).map((side) => values[side])[0] ?? null)

/** The eyes that values are for. */
export const eyesOf = (values: Prescription) => EYES.filter((side) => Object.keys(values[side]).length > 0)

function withEye(line: SubscriptionLine, eye: Eye | undefined): SubscriptionLine {
  const { values } = line
  if (!eye || !values) return line
  return { ...line, values: { ...values, ...Object.fromEntries(eyesOf(values).map((side) => [side, eye])) } }
}

function isSameLens(line: SubscriptionLine, eye: Eye): boolean {
  const before = eyeOf(line)
  return (
    before !== null &&
    (['baseCurve', 'diameter', 'color'] as const).every((field) => eye[field] === before[field])
  )
}
