import { createHash } from 'node:crypto'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import {
  checkConfiguration,
  type ConfigurationCheck,
  type LensType,
} from '#domain/prescription/configuration.ts'
import { configuredItems } from '#domain/prescription/configured-items.ts'
import { EYE_FIELDS, EYES, type Prescription } from '#domain/prescription/eye-field.ts'
import { fail, type Result } from '#domain/result.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { basketService } from '#server/basket/basket-service.ts'
import type { ChangedBasket } from '#server/basket/change-basket.ts'
import { ensureCallerKey } from '#server/request/caller-keys.ts'
import type { Refusal, RequestScope } from '#server/request/request-scope.ts'
import { configuredFrame } from './configured-frame.ts'
import { rxParts } from './rx-parts.ts'

type Configuration = {
  variantId: number
  lensType: LensType
  prescription: Prescription
  /** The values follow after the order; those of the input do not count. */
  areValuesLater: boolean
  /** Reference keys. */
  parts: readonly string[]
  /** The customer has read the values back and affirms them, and what is unusual about them. */
  isAffirmed: boolean
  /** Distinguishes two pairs that are alike. */
  attempt?: string
  /** The group in whose place the pair is put. */
  replaces?: string
}

/**
 * Puts a frame with its lenses into the basket, as a group that is made, checked and priced here. The same configuration sent again is
 * in the basket once. Glasses without values and without a tint are the frame alone. What cannot be made, or is not affirmed, fails with
 * 422 'prescription'. Throws ShopError 'not-found' as `configuredFrame` does.
 */
export async function addConfiguration(
  scope: RequestScope,
  configuration: Configuration,
  fields?: string,
): Promise<Result<ChangedBasket, Refusal>> {
  const { ctx, variant } = scope
  const { lensType, areValuesLater, isAffirmed } = configuration
  const [frame, offered] = await Promise.all([
    configuredFrame(ctx, variant, configuration.variantId),
    rxParts(ctx, variant),
  ])
  const byKey = new Map(offered.map((part) => [part.referenceKey, part]))
  const service = offered.find(({ kind }) => kind === 'service')
  const chosen = configuration.parts.flatMap((key) => byKey.get(key) ?? [])
  const { prescription, checks } = checkConfiguration(
    frame,
    lensType,
    areValuesLater ? 'later' : configuration.prescription,
    { parts: chosen, unknown: configuration.parts.filter((key) => !byKey.has(key)) },
  )
  const isWithValues = lensType === 'type_ei' && !areValuesLater
  const allChecks = [
    ...checks,
    ...(isSold(lensType) ? [] : [refused('lens-type-not-sold')]),
    ...(isWithValues && !isAffirmed ? [refused('not-affirmed')] : []),
  ]
  if (allChecks.some(({ grade }) => grade === 'refused'))
    return fail({ status: 422, kind: 'prescription', more: { checks: allChecks } })

  const productType = resolveProductType(frame.product)
  if (chosen.length === 0)
    return basketService.add(scope, [{ variantId: frame.variant.id, quantity: 1 }], 'KeepExisting', fields)
  const isServiceIncluded = lensType === 'type_ei' && service && !chosen.includes(service)
  const items = configuredItems({
    groupId: groupIdOf(await ensureCallerKey(scope, 'basket'), configuration, prescription),
    shopId: VARIANTS[variant].shopId,
    frame: { variantId: frame.variant.id, productType },
    lensType,
    prescription: areValuesLater ? 'later' : prescription,
    parts: isServiceIncluded ? [...chosen, service] : chosen,
    affirmedAt: isWithValues ? ctx.now().toISOString() : null,
  })
  return basketService.addGroup(
    scope,
    { items, ...(configuration.replaces && { replaces: configuration.replaces }) },
    fields,
  )
}

/** Glasses to try at home and appointments are not bought. */
const isSold = (lensType: LensType): boolean => lensType === 'type_ei' || lensType === 'type_none'

const refused = (kind: 'lens-type-not-sold' | 'not-affirmed'): ConfigurationCheck => ({
  field: 'parts',
  eye: 'both',
  grade: 'refused',
  kind,
})

/** Eight characters, the same for the same pair in the same basket. The key of the basket keeps the values from being guessed by it. */
function groupIdOf(
  basketKey: string,
  { variantId, lensType, areValuesLater, parts, attempt }: Configuration,
  prescription: Prescription,
): string {
  const values = EYES.flatMap((side) => EYE_FIELDS.map((field) => prescription[side][field] ?? null))
  const pair = [basketKey, variantId, lensType, areValuesLater, parts.toSorted(), attempt ?? null, values]
  return createHash('sha256').update(JSON.stringify(pair)).digest('base64url').slice(0, 8)
}
