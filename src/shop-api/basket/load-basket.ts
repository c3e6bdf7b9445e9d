import type { BasketOptions } from '#contract/shop-api/basket-request.ts'
import type { Basket } from '#domain/basket/basket.ts'
import { freeTryOns } from '#domain/basket/try-on.ts'
import { priceBasket } from '#domain/basket/price-basket.ts'
import { estimateFor } from '#domain/delivery/estimate.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { runningPromotions } from '#shop-api/promotion/running-promotions.ts'
import { loadGoods } from '#shop-api/visitor/load-goods.ts'
import { subtree, wants, type With } from '#shop-api/serializers/with.ts'
import { basketItemOf, statusOf, stockedLine, lineToPrice } from './basket-item.ts'
import type { BasketLine } from './basket-lines.ts'
import { splitIntoPackages } from './packages.ts'

/** With `code`, the basket lists the promotions that this code opens, and no others, and what the items lack for them. */
type Options = BasketOptions & { fields: With; code: string | undefined }

/**
 * The basket in the form of the wire. Lines that the shop has no data of are left out unless requested. What
 * is not available is in no package; its package number is 0.
 */
export async function loadBasket(
  scope: Scope,
  key: string,
  lines: BasketLine[],
  { fields, code, skipAvailabilityCheck = false, includeItemsWithoutProductData = false }: Options,
): Promise<Basket> {
  const { shop, now } = scope
  const { deliveryEstimatesProductType } = shop.configuration.customData
  const isChecked = !skipAvailabilityCheck
  const needsApplicable = code !== undefined || wants(fields, 'applicablePromotions')
  const isPromoted = lines.some(({ promotions }) => promotions.length > 0)
  const goods = await loadGoods(scope, lines, subtree(fields, 'items'))
  const running = needsApplicable || isPromoted ? runningPromotions(scope) : []
  const stocked = lines.flatMap((line, place) => {
    const found = goods[place] ?? null
    return found || includeItemsWithoutProductData ? [stockedLine(line, found, shop.currency)] : []
  })
  const free = freeTryOns(stocked.map(({ line, type }) => ({ ...line, type })))
  const priced = priceBasket(
    stocked.map((each) => lineToPrice(each, isChecked, free)),
    running,
    { currencyCode: shop.currency, code: code ?? null },
  )
  const { packages, packageIds } = splitIntoPackages(
    stocked
      .filter((each) => statusOf(each, isChecked) === 'available')
      .map(({ line, type }) => ({ ...line, estimate: estimateFor(deliveryEstimatesProductType, type) })),
    shop.country,
    now,
  )
  return {
    key,
    currencyCode: shop.currency,
    items: priced.lines.flatMap((line, place) => {
      const of = stocked[place]
      const packageId = packageIds.get(line.key) ?? 0
      const isDetailed = wants(subtree(fields, 'items'), 'promotion')
      return of ? [basketItemOf(of, line, { packageId, isChecked, isDetailed })] : []
    }),
    packages,
    cost: priced.cost,
    ...(needsApplicable && {
      applicablePromotions: priced.applicable.filter(
        ({ promotion }) => code === undefined || promotion.code !== undefined,
      ),
    }),
    ...(code !== undefined && { unmetPromotions: priced.unmet }),
  }
}
