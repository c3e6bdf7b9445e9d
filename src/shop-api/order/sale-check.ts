import { SALE_FIELDS, SALE_VARIANT_FIELDS, type SaleRefusal, saleRefusal } from '#domain/basket/sale-rules.ts'
import type { BasketLine } from '#shop-api/basket/basket-lines.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { parseWith } from '#shop-api/serializers/with.ts'
import { loadGoods } from '#shop-api/visitor/load-goods.ts'

const FIELDS = parseWith(
  [
    ...SALE_FIELDS.map((field) => `product.${field}`),
    ...SALE_VARIANT_FIELDS.map((field) => `variant.${field}`),
  ].join(','),
)

/**
 * Why the lines are not sold as they are; null where they are. Callers of baskets are trusted with what they write, so
 * an order is checked against the catalogue, whatever fields the caller requests.
 */
export async function refusalOf(
  scope: Scope,
  lines: BasketLine[],
  isRenewal: boolean,
): Promise<SaleRefusal | null> {
  const goods = await loadGoods(scope, lines, FIELDS)
  const items = lines.flatMap((line, place) => {
    const { product, variant } = goods[place] ?? {}
    if (!product || !variant) return []
    const { quantity, customData, itemGroup } = line
    return [{ quantity, customData, ...(itemGroup && { itemGroup }), product, variant }]
  })
  return saleRefusal(items, {
    country: scope.shop.country,
    flags: scope.shop.configuration.flags,
    isRenewal,
    lensTypes: scope.shop.configuration.customData.rxLensTypes,
  })
}
