import { shopDay } from '#domain/shop/shop-day.ts'
import { isPurchasable, isSellable } from '#domain/catalogue/availability.ts'
import { salesStatus } from '#domain/catalogue/sales-status.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { isFree } from '#domain/catalogue/zero-price.ts'
import type { ConfiguratorAnswers, PrescriptionSource } from '#domain/configurator/answer-name.ts'
import { goneParts } from '#domain/configurator/gone-parts.ts'
import { answersOfGroup } from '#domain/configurator/stored-answers.ts'
import type { ConfiguratorContext } from '#domain/configurator/context.ts'
import type { ConfiguratorView } from '#domain/configurator/view.ts'
import { hasTwoAxisSchemes } from '#domain/prescription/axis-scheme.ts'
import type { Affirmed } from '#domain/prescription/made-to-measure.ts'
import type { RxPart } from '#domain/prescription/rx-part.ts'
import { holdMonths } from '#domain/prescription/slip-age.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { ConfiguratorDraftKey } from '#modules/configurator/configurator-drafts.ts'
import { ShopError } from '#platform/errors.ts'
import { basketService } from '#server/basket/basket-service.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { accountValues } from './account-values.ts'
import { configuredFrame, type ConfiguredFrame } from './configured-frame.ts'
import { deliveryOfFrame } from './delivery-of-frame.ts'
import { rxParts } from './rx-parts.ts'

/** The pair that is configured: its frame, and the group of the basket that is edited. */
export type ConfiguredPairAddress = { variantId: number; groupId: string | null }

/** The answers about a pair, and what they are validated against. */
export type ConfiguratorState = {
  frame: ConfiguredFrame
  /** Null unless the caller has such a pair in the basket, or had it before a lens of it was sold out. */
  groupId: string | null
  answers: ConfiguratorAnswers
  /** What was chosen and is sold out, by name. */
  gone: string[]
  /** Null where these values were not affirmed in their step. */
  affirmed: Affirmed | null
  context: ConfiguratorContext
  accountValues: ConfiguratorView['accountValues']
  delivery: ConfiguratorView['delivery']
  /** Whether one piece can be bought now. */
  isPurchasable: boolean
}

/**
 * The caller's answers about a pair; those of the pair in the basket before anything was changed. Throws ShopError 'not-found' where the
 * shop does not make such a pair, or the one to be edited is not theirs, or not any more: it would be bought a second time.
 */
export async function readConfigurator(
  scope: RequestScope,
  { variantId, groupId }: ConfiguredPairAddress,
): Promise<ConfiguratorState> {
  const { ctx, variant, caller } = scope
  const [frame, offered, configuration, account, editable] = await Promise.all([
    configuredFrame(ctx, variant, variantId),
    rxParts(ctx, variant),
    ctx.shop(variant).configuration(),
    accountValues(scope),
    groupId === null ? null : groupInBasket(scope, groupId, variantId),
  ])
  const { flags } = configuration
  if (!flags.onlineShop || (isFree(frame.variant) && !flags.zeroCostFrames))
    throw new ShopError('not-found', `a frame that is sold: variant ${variantId}`)
  const ownGroup = editable && answersOfGroup(editable, offered, VARIANTS[variant].intl)
  const basketKey = callerKey(scope, 'basket')
  const draftOf = (group: string) =>
    basketKey ? ctx.configuratorDrafts.read({ basketKey, variantId, groupId: group }) : null
  const stored = groupId === null ? null : await draftOf(groupId)
  // A pair that has left the basket goes on as what it was. Where its owner removed it, its values are as they were made, and cannot be typed.
  const isKnown = ownGroup !== null || (stored !== null && stored.answers.source !== 'order')
  if (groupId !== null && !isKnown) throw new ShopError('not-found', `a pair of the basket: ${groupId}`)
  const draft = isKnown ? stored : await draftOf('')
  const today = shopDay(ctx.now())
  const { product, variant: size, indices, lensHeight, lensTypes, place } = frame
  const answers = draft?.answers ?? ownGroup ?? {}
  const sold = { variant: size, type: resolveProductType(product) }
  return {
    frame,
    groupId,
    answers,
    gone: goneParts(answers, offered),
    affirmed: draft?.affirmed ?? null,
    accountValues: account,
    delivery: {
      ...deliveryOfFrame(sold, offered, configuration, {
        now: ctx.now(),
        country: VARIANTS[variant].country,
      }),
      isFreeWithValues: flags.freeRxShipping,
    },
    isPurchasable: isPurchasable(size, salesStatus(product)),
    context: {
      frame: { indices, lensHeight, lensTypes, place },
      offered: offeredFor(offered),
      fromOrder: draft?.fromOrder ?? null,
      sources: sourcesOf(flags.rxValuesFromOrder, account !== null),
      hasTwoAxisSchemes: hasTwoAxisSchemes(VARIANTS[variant]),
      isTriable: groupId === null && isTriableNow(frame),
      isSignedIn: caller.session !== null && !caller.session.customer.isGuest,
      holdMonths: holdMonths('glasses', caller.session?.customer.birthDate ?? null, today),
      today,
    },
  }
}

/** Whether one can be sent now, to be tried at home. */
export const isTriableNow = ({
  variant,
  lensTypes,
}: Pick<ConfiguredFrame, 'variant' | 'lensTypes'>): boolean =>
  !isFree(variant) && variant.stock.quantity > 0 && lensTypes?.includes('home_try_on') !== false

/** What can be chosen now, and the fitting that comes with each pair. */
export const offeredFor = (parts: readonly RxPart[]): RxPart[] => parts.filter(isSellable)

const sourcesOf = (hasOrders: boolean, hasAccountValues: boolean): PrescriptionSource[] => [
  'slip',
  ...(hasAccountValues ? (['account'] as const) : []),
  ...(hasOrders ? (['order'] as const) : []),
  'later',
  'branch',
]

/** The items of a group of the caller's own basket, if its frame is this one. */
export async function groupInBasket(scope: RequestScope, groupId: string, variantId: number) {
  const read = await basketService.read(scope)
  const items = read.ok ? read.value.basket.items.filter(({ itemGroup }) => itemGroup?.id === groupId) : []
  const isOfFrame = items.some(({ itemGroup, variant }) => itemGroup?.isMainItem && variant.id === variantId)
  return isOfFrame ? items : null
}

/** The key of the stored answers; whoever answers for the first time becomes a visitor. */
export const draftKey = (
  basketKey: string,
  { frame, groupId }: Pick<ConfiguratorState, 'frame' | 'groupId'>,
): ConfiguratorDraftKey => ({ basketKey, variantId: frame.variant.id, groupId: groupId ?? '' })
