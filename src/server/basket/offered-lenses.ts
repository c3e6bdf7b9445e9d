import type { NewItem, RequestedItem } from '#domain/basket/basket.ts'
import {
  checkLensValues,
  impliedValues,
  type LensCheck,
  type OfferedLens,
  offeredLens,
} from '#domain/lens/lens-values.ts'
import { EYES, type Eye, type EyeSide, type Prescription } from '#domain/prescription/eye-field.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import type { Refusal, RequestScope } from '#server/request/request-scope.ts'

const WITH =
  'attributes:key(lensColor),advancedAttributes:key(lensParameterRange),variants.attributes:key(baseCurve|diameter)'

type Refused = Refusal<{ checks: LensCheck[] }>

/**
 * The items with the values of contact lenses as they are stored: checked against what the maker offers, and with those that the lens
 * fixes. Otherwise fails with 422 'prescription' and all `checks`. A lens without any values is for both eyes alike, and refused as one
 * of the right eye where something has to be chosen.
 */
export async function offeredLenses(
  scope: RequestScope,
  items: readonly RequestedItem[],
): Promise<Result<NewItem[], Refused>> {
  const lenses = items.flatMap(({ variantId, customData }, place) => {
    const values = customData?.prescriptionValues ?? { right: {}, left: {} }
    const given = EYES.filter((side) => Object.keys(values[side]).length > 0)
    return (given.length > 0 ? given : (['right'] as const)).map((side) => ({
      place,
      variantId,
      side,
      values: values[side],
      isForBoth: given.length === 0,
    }))
  })
  const checked = await checkLenses(scope, lenses)
  if (!checked.ok) return checked
  return ok(
    items.map((item, place) => {
      const { origin } = item.customData ?? {}
      const own = checked.value.filter((lens) => lens.place === place && Object.keys(lens.values).length > 0)
      const prescriptionValues: Prescription = { right: {}, left: {} }
      for (const { side, values, isForBoth } of own)
        for (const eye of isForBoth ? EYES : [side]) prescriptionValues[eye] = values
      const customData = { ...(origin && { origin }), ...(own.length > 0 && { prescriptionValues }) }
      return { ...item, customData }
    }),
  )
}

type Lens = { variantId: number; side: EyeSide; values: Eye }

/**
 * The lenses with values that are complete. With `isVariantChosen` the values that a variant implies may be missing. Fails as
 * `offeredLenses` does.
 */
export async function checkLenses<Each extends Lens>(
  { ctx, variant }: RequestScope,
  lenses: readonly Each[],
  { isVariantChosen = false } = {},
): Promise<Result<Each[], Refused>> {
  const checks: LensCheck[] = []
  const complete: Each[] = []
  for (const each of lenses) {
    const lens = (await loadLens(ctx, variant, each.variantId)) ?? NO_LENS
    const values = isVariantChosen ? { ...impliedValues(lens), ...each.values } : each.values
    const result = checkLensValues(lens, values, each.side)
    if (result.ok) complete.push({ ...each, values: result.value })
    else checks.push(...result.error)
  }
  return checks.length > 0 ? fail({ status: 422, kind: 'prescription', more: { checks } }) : ok(complete)
}

/** Other goods, and unknown ones, have no values. */
const NO_LENS: OfferedLens = { ranges: [], color: null }

async function loadLens(ctx: Context, code: VariantCode, variantId: number): Promise<OfferedLens | null> {
  const shop = ctx.shop(code)
  const productId = await shop.productIdOfVariant(variantId)
  const product = productId === null ? null : await shop.product(productId, { with: WITH })
  const variant = product?.variants?.find(({ id }) => id === variantId)
  return product && variant ? offeredLens({ product, variant }) : null
}
