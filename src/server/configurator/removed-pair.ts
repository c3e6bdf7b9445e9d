import { configurationOf } from '#domain/configurator/answers.ts'
import { answersOfGroup } from '#domain/configurator/stored-answers.ts'
import { affirmedOf, prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { prescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { pupilDistanceSourceOf } from '#domain/prescription/pupil-distance-source.ts'
import { validityOf } from '#domain/prescription/validity.ts'
import { fail, type Result } from '#domain/result.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { basketHandle, type ChangedBasket } from '#server/basket/change-basket.ts'
import { readBasket } from '#server/basket/add-items.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import type { Refusal, RequestScope } from '#server/request/request-scope.ts'
import { addConfiguration } from './add-configuration.ts'
import { rxParts } from './rx-parts.ts'

/** A pair that was removed from the basket: its frame, and the group that it was. */
export type RemovedPair = { variantId: number; groupId: string }

/**
 * Stores how the pair of a line is configured, as long as answers of the configurator are stored. Null where the line is of no pair, or where
 * it cannot be stored: a line leaves the basket all the same. To be called before it does: its values are in no address, and no browser puts a
 * group together.
 */
export async function storePairOfLine(scope: RequestScope, itemKey: string): Promise<RemovedPair | null> {
  try {
    return await storePair(scope, itemKey)
  } catch (error) {
    scope.ctx.log.warn({ error }, 'a removed pair could not be stored for its undo')
    return null
  }
}

async function storePair(scope: RequestScope, itemKey: string): Promise<RemovedPair | null> {
  const { ctx, variant } = scope
  const basketKey = callerKey(scope, 'basket')
  if (basketKey === null) return null
  const { items } = await readBasket(basketHandle(scope, basketKey, undefined))
  const groupId = items.find(({ key }) => key === itemKey)?.itemGroup?.id
  const group = items.filter(({ itemGroup }) => groupId !== undefined && itemGroup?.id === groupId)
  const frame = group.find(({ itemGroup }) => itemGroup?.isMainItem)
  const answers = frame ? answersOfGroup(group, await rxParts(ctx, variant), VARIANTS[variant].intl) : null
  if (groupId === undefined || !frame || answers === null) return null
  const pair = { variantId: frame.variant.id, groupId }
  // As they were made, as those of an order: not every value can be typed.
  const values = prescriptionValuesOf(frame)
  const affirmed = affirmedOf(frame)
  await ctx.configuratorDrafts.save(
    { basketKey, ...pair },
    values === null
      ? { answers, fromOrder: null, affirmed }
      : {
          affirmed,
          answers: { ...answers, source: 'order' },
          fromOrder: prescriptionFromOrder('', 'online', values, {
            pupilDistance: pupilDistanceSourceOf(frame),
            measuredOn: validityOf(frame)?.measuredOn,
          }),
        },
  )
  return pair
}

/**
 * Configures a removed pair again, by today's rules and prices; the same pair again is in the basket once. 404 'BasketItemNotFound' where
 * it is not stored, or not any more.
 */
export async function restorePair(
  scope: RequestScope,
  { variantId, groupId }: RemovedPair,
  fields?: string,
): Promise<Result<ChangedBasket, Refusal>> {
  const basketKey = callerKey(scope, 'basket')
  const draft = basketKey && (await scope.ctx.configuratorDrafts.read({ basketKey, variantId, groupId }))
  if (!draft) return fail({ status: 404, kind: 'BasketItemNotFound' })
  const configuration = configurationOf(draft.answers, draft.fromOrder)
  const { affirmed } = draft
  return addConfiguration(
    scope,
    { ...configuration, affirmed, variantId, attempt: groupId, isAgreed: true },
    fields,
  )
}
