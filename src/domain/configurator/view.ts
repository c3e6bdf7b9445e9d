import type { Notation } from '#domain/catalogue/measurement.ts'
import { type Minor, minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { withoutIncludedCoatings } from '#domain/prescription/coatings.ts'
import type { OrderOrigin } from '#domain/prescription/prescription-from-order.ts'
import type { SunLens } from '#domain/prescription/sun-lens.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import type { ConfiguratorAnswers, Mistake } from './answer-name.ts'
import { chosenKeys } from './answers.ts'
import type { FrameDelivery } from './delivery-so-far.ts'
import type { ConfiguratorStep } from './step.ts'
import type { ConfiguratorContext } from './context.ts'

/** Messages above a step: what kept the pair out of the basket, or the requested step from being shown. */
export const CONFIGURATOR_NOTES = [
  'failed',
  'later',
  'sold-out',
  'changed',
  'price-changed',
  'expired',
  'try-on-full',
  'full',
] as const
export type ConfiguratorNote = (typeof CONFIGURATOR_NOTES)[number]

/** The frame as the configurator shows it. */
export type ConfiguratorFrame = {
  variantId: number
  name: string
  /** What distinguishes it: its colour. */
  details: string[]
  notation: Notation | null
  /** Of the product page, without variant prefix. */
  path: string
  /** Of the branch finder; empty where no branch would have it. */
  branchesQuery: string
  /** Of the virtual try-on; null where the frame is not shown there. */
  tryOnQuery: string | null
  /** Of the guide to sizes, which draws the frame. */
  sizeQuery: string
  price: Minor
  /** The source of its picture from the front. */
  image: string | null
  /** From hinge to hinge, in mm. */
  width: number | null
  /** What the own lenses of sunglasses are nearest to; null for other frames. */
  sunLens: SunLens | null
  /** Lenses are held by a groove or by holes. */
  isRimless: boolean
  /** Listings, without variant prefix: of frames that are high enough for progressive lenses, and of smaller ones. */
  links: { progressive: string; smaller: string }
}

/** An order of the customer, of the shop or of a branch, from which values can be taken. The time is RFC 3339. */
export type EarlierOrder = { orderNumber: string; orderOrigin: OrderOrigin; orderedAt: string }

/** The data of the configurator's page: the answers, and what they are validated against. Everything else follows from it. */
export type ConfiguratorView = {
  step: ConfiguratorStep
  answers: ConfiguratorAnswers
  /** The invalid answers of this step; empty before the first attempt to continue. */
  mistakes: readonly Mistake[]
  context: ConfiguratorContext
  frame: ConfiguratorFrame
  country: ShopCountry
  /** And whether a pair made to values comes free of charge. */
  delivery: FrameDelivery & { isFreeWithValues: boolean }
  /** The values of the customer's account, as they are typed, and whose they are, where it was said; null where there are none. */
  accountValues: { answers: ConfiguratorAnswers; savedOn: string; wearer: string | null } | null
  /** The latest first; none where the shop does not list them. They are read once, with the page. */
  earlierOrders: readonly EarlierOrder[]
  /** The group of the basket in whose place the pair is put. */
  replaces: string | null
  /** `gone`: it is not part of an address, as it is known as long as it is so. */
  note: ConfiguratorNote | 'gone' | null
  /** The names of what was chosen and is sold out, in one line. */
  gone: string
  /** Whose the answers are, in a word that tells nothing else: by it a tab forgets what another person looked up in it. */
  owner: string
  /** Distinguishes this pair from another one that is alike. */
  attempt: string
}

/** The part of a product page that says where a frame gets its lenses as long as the shop makes none for it. */
export const LENSES_ELSEWHERE = 'lenses-elsewhere'

/** The address of a step, behind the path of the product: nothing that was answered is part of it. */
export const stepQuery = (
  step: ConfiguratorStep,
  { frame, replaces }: { frame: Pick<ConfiguratorFrame, 'variantId'>; replaces: string | null },
): string =>
  `?configure=${step}&variantid=${frame.variantId}${replaces === null ? '' : `&edit=${encodeURIComponent(replaces)}`}`

/** What the pair costs as far as it is chosen: the frame, then its parts in the order of the steps, and its fitting with values. To try it at home costs nothing. */
export function priceSoFar(
  {
    frame,
    context,
  }: { frame: Pick<ConfiguratorFrame, 'price'>; context: Pick<ConfiguratorContext, 'offered'> },
  answers: ConfiguratorAnswers,
): { parts: { referenceKey: string; name: string; price: Minor }[]; total: Minor } {
  if (answers.lensType === 'home_try_on') return { parts: [], total: minor(0) }
  const chosen = chosenKeys(answers).flatMap(
    (key) => context.offered.find(({ referenceKey }) => referenceKey === key) ?? [],
  )
  const isWithLenses = answers.lensType === 'type_ei' && chosen.length > 0
  const fitting = context.offered.filter(({ kind }) => isWithLenses && kind === 'service')
  const parts = [...withoutIncludedCoatings(chosen), ...fitting].map(({ referenceKey, name, price }) => ({
    referenceKey,
    name,
    price: price.withTax,
  }))
  return { parts, total: sumOf([frame.price, ...parts.map(({ price }) => price)]) }
}
