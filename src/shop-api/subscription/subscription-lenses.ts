import { hasOfferedValues, type OfferedLens, offeredLens } from '#domain/lens/lens-values.ts'
import type { LensRange } from '#domain/lens/range.ts'
import type { Subscription, SubscriptionLine } from '#domain/subscription/subscription.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { parseWith } from '#shop-api/serializers/with.ts'
import { loadGoods } from '#shop-api/visitor/load-goods.ts'
import { readProductIds } from './subscription-products.ts'

const FIELDS = parseWith(
  'product.attributes:key(lensColor),product.advancedAttributes:key(lensParameterRange),variant.attributes:key(baseCurve|diameter)',
)

/** Whether a line is offered with its values. */
export async function lensCheck(
  scope: Scope,
  subscription: Subscription,
): Promise<(line: SubscriptionLine) => boolean> {
  const goods = await goodsOf(scope, subscription)
  return ({ key, values }) => {
    const { product, variant } = goods.get(key) ?? {}
    return Boolean(
      product &&
      variant &&
      hasOfferedValues({ product, variant, customData: { prescriptionValues: values } }),
    )
  }
}

/** What the makers of its lenses offer, by the key of the line; goods without values are absent. */
export async function offeredRanges(
  scope: Scope,
  subscription: Subscription,
): Promise<Record<string, Omit<LensRange, 'stretches'>[]>> {
  const goods = await goodsOf(scope, subscription)
  const lenses = subscription.lines.flatMap(({ key, values }) => {
    const { product, variant } = goods.get(key) ?? {}
    const lens: OfferedLens | null = values && product && variant ? offeredLens({ product, variant }) : null
    return lens
      ? [
          [
            key,
            lens.ranges.map(({ parameter, values: of, names }) => ({
              parameter,
              values: of,
              ...(names && { names }),
            })),
          ] as const,
        ]
      : []
  })
  return Object.fromEntries(lenses)
}

async function goodsOf(scope: Scope, { lines }: Subscription) {
  const products = await readProductIds(scope.db, lines)
  const entries = lines.map(({ variantId }) => ({
    productId: products.get(variantId) ?? null,
    variantId,
    customData: {},
    stock: null,
  }))
  const goods = await loadGoods(scope, entries, FIELDS)
  return new Map(
    lines.flatMap(({ key }, at) => {
      const { product, variant } = goods[at] ?? {}
      return product && variant ? [[key, { product, variant }] as const] : []
    }),
  )
}
