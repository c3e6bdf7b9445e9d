import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { withDefaultCustomData } from '#domain/basket/default-custom-data.ts'
import {
  checkConfiguration,
  type ConfigurationCheck,
  type LensType,
} from '#domain/prescription/configuration.ts'
import { withoutIncludedCoatings } from '#domain/prescription/coatings.ts'
import { configuredItems } from '#domain/prescription/configured-items.ts'
import type { Affirmed } from '#domain/prescription/made-to-measure.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { type MissingFact, missingFacts, withUse } from '#domain/prescription/missing-facts.ts'
import type { OfficeDistance } from '#domain/prescription/office-distance.ts'
import type { PupilDistanceSource } from '#domain/prescription/pupil-distance-source.ts'
import { isSlipRequired } from '#domain/prescription/slip-required.ts'
import { holdMonths } from '#domain/prescription/slip-age.ts'
import { dayOf } from '#domain/prescription/validity.ts'
import { valuesText } from '#domain/prescription/values-text.ts'
import { fail, type Result } from '#domain/result.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { basketService } from '#server/basket/basket-service.ts'
import type { ChangedBasket } from '#server/basket/change-basket.ts'
import { ensureCallerKey } from '#server/request/caller-keys.ts'
import type { Refusal, RequestScope } from '#server/request/request-scope.ts'
import { affirmationOf } from './affirmation.ts'
import { configuredFrame, type ConfiguredFrame } from './configured-frame.ts'
import { isTriableNow } from './configurator-state.ts'
import { rxParts } from './rx-parts.ts'

type Configuration = {
  variantId: number
  lensType: LensType
  prescription: Prescription
  /** Where the pupil distance of the values comes from. */
  pupilDistance?: PupilDistanceSource | undefined
  /** The day of the values, YYYY-MM-DD, where it is not that of the pupil distance. */
  measuredOn?: string | undefined
  /** The values follow after the order; those of the input do not count. */
  areValuesLater: boolean
  /** Reference keys. */
  parts: readonly string[]
  /** Of no account for other lenses than those for the office. */
  officeDistance?: OfficeDistance | undefined
  /** The customer has read the values back and affirms them, and what is unusual about them. */
  isAffirmed: boolean
  /** The shop is to measure the distance of the pupils. */
  isPdMeasured: boolean
  /** The values are those of an earlier order, which may not say what they are for. */
  isEarlier: boolean
  /** When they did so, where it was before. */
  affirmed?: Affirmed | null
  /** Distinguishes two pairs that are alike. */
  attempt?: string
  /** The group in whose place the pair is put. */
  replaces?: string
  /** It was in the basket before. */
  isAgreed?: boolean
}

/**
 * Puts a frame with its lenses into the basket, as a group that is made, checked and priced here. The same configuration sent again is
 * in the basket once. Glasses without values and without a tint are the frame alone, so are those that are tried at home. What cannot be made, or is not affirmed, fails with
 * 422 'prescription'. Throws ShopError 'not-found' as `configuredFrame` does.
 */
export async function addConfiguration(
  scope: RequestScope,
  configuration: Configuration,
  fields?: string,
): Promise<Result<ChangedBasket, Refusal>> {
  const { ctx, variant } = scope
  const { lensType, areValuesLater, isAffirmed, pupilDistance } = configuration
  const [frame, offered] = await Promise.all([
    configuredFrame(ctx, variant, configuration.variantId, configuration),
    rxParts(ctx, variant),
  ])
  const byKey = new Map(offered.map((part) => [part.referenceKey, part]))
  const service = offered.find(({ kind }) => kind === 'service')
  const chosen = withoutIncludedCoatings(configuration.parts.flatMap((key) => byKey.get(key) ?? []))
  const lens = chosen.find((part) => part.kind === 'lensType')
  const checked = checkConfiguration(frame, lensType, areValuesLater ? 'later' : configuration.prescription, {
    parts: chosen,
    unknown: configuration.parts.filter((key) => !byKey.has(key)),
    pupilDistance,
  })
  const isWithValues = lensType === 'type_ei' && !areValuesLater
  const prescription = withUse(checked.prescription, lens?.design)
  const allChecks = [
    ...checked.checks,
    ...(isWithValues ? missingFacts(prescription, lens?.design, configuration).map(refused) : []),
    ...(isSent(lensType, frame) ? [] : [refused('lens-type-not-sold')]),
    ...(isWithValues && !isAffirmed ? [refused('not-affirmed')] : []),
  ]
  if (allChecks.some(({ grade }) => grade === 'refused'))
    return fail({ status: 422, kind: 'prescription', more: { checks: allChecks } })

  const productType = resolveProductType(frame.product)
  const { shopId } = VARIANTS[variant]
  const replaced = configuration.replaces === undefined ? {} : { replaces: configuration.replaces }
  if (chosen.length === 0) {
    const item = { variantId: frame.variant.id, quantity: 1 }
    const requested = lensType === 'home_try_on' ? { ...item, customData: { productType, lensType } } : item
    const alone = withDefaultCustomData(requested, { shopId })
    return basketService.addGroup(scope, { items: [alone], ...replaced }, fields)
  }
  const isServiceIncluded = lensType === 'type_ei' && service && !chosen.includes(service)
  const measuredOn = configuration.measuredOn ?? dayOf(pupilDistance)
  const birthDate = scope.caller.session?.customer.birthDate ?? null
  const months = holdMonths('glasses', birthDate, shopDay(ctx.now()))
  const officeDistance = lens?.design === 'office' ? configuration.officeDistance : undefined
  const pair = { ...configuration, officeDistance }
  const items = configuredItems({
    groupId: await groupIdOf(scope, pair, prescription),
    shopId,
    frame: { variantId: frame.variant.id, productType },
    lensType,
    prescription: areValuesLater ? 'later' : prescription,
    pupilDistance,
    validity: measuredOn === undefined ? undefined : { measuredOn, months },
    officeDistance,
    parts: isServiceIncluded ? [...chosen, service] : chosen,
    affirmed: isWithValues ? await affirmationOf(scope, prescription, configuration) : null,
    isSlipRequired: isSlipRequired(VARIANTS[variant].country),
  })
  return basketService.addGroup(scope, { items, ...replaced }, fields)
}

/** An appointment is no order; what is tried at home has to be in stock. */
const isSent = (lensType: LensType, frame: ConfiguredFrame): boolean =>
  lensType === 'home_try_on' ? isTriableNow(frame) : lensType !== 'appointment'

const refused = (kind: 'lens-type-not-sold' | 'not-affirmed' | MissingFact): ConfigurationCheck => ({
  field: 'parts',
  eye: 'both',
  grade: 'refused',
  kind,
})

/**
 * Eight characters, the same for the same pair of one attempt, also after a sign-in in between, which gives the caller another basket. Without
 * an attempt they are those of the basket. By the secret nobody guesses the values from them.
 */
async function groupIdOf(
  scope: RequestScope,
  { variantId, lensType, areValuesLater, parts, officeDistance, attempt }: Configuration,
  prescription: Prescription,
): Promise<string> {
  const basketKey = await ensureCallerKey(scope, 'basket')
  const round = attempt === undefined ? { basketKey } : { attempt }
  const pair = [variantId, lensType, areValuesLater, parts.toSorted(), officeDistance ?? null]
  return scope.ctx.visitors
    .proofOf(JSON.stringify(['pair', round, ...pair, valuesText(prescription)]))
    .slice(0, 8)
}
