import type { BasketOptions } from '#contract/shop-api/basket-request.ts'
import type { Basket } from '#domain/basket/basket.ts'
import { priceBasket } from '#domain/basket/price-basket.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { runningPromotions } from '#shop-api/promotion/running.ts'
import { goodsOf } from '#shop-api/visitor/goods.ts'
import { below, wants, type With } from '#shop-api/wire/with.ts'
import { itemOf, statusOf, stockedLine, toPrice } from './item.ts'
import type { BasketLine } from './lines.ts'
import { pack } from './packages.ts'

/** `code`: the basket is to say which promotions this code opens, and no others. */
type Options = BasketOptions & { wanted: With; code: string | undefined }

/**
 * The basket as the wire says it. Lines that the shop has no data of are left out, unless they are asked for; what cannot be had is in no
 * package, which is 0.
 */
export async function basketOf(
  scope: Scope,
  key: string,
  lines: BasketLine[],
  { wanted, code, skipAvailabilityCheck = false, includeItemsWithoutProductData = false }: Options,
): Promise<Basket> {
  const { shop, now } = scope
  const isChecked = !skipAvailabilityCheck
  const isAsked = code !== undefined || wants(wanted, 'applicablePromotions')
  const isPromoted = lines.some(({ promotions }) => promotions.length > 0)
  const goods = await goodsOf(scope, lines, below(wanted, 'items'))
  const running = isAsked || isPromoted ? runningPromotions(scope) : []
  const stocked = lines.flatMap((line, place) => {
    const found = goods[place] ?? null
    return found || includeItemsWithoutProductData ? [stockedLine(line, found, shop.currency)] : []
  })
  const priced = priceBasket(
    stocked.map((each) => toPrice(each, isChecked)),
    running,
    { currencyCode: shop.currency, code: code ?? null },
  )
  const { packages, packageIds } = pack(
    stocked.filter((each) => statusOf(each, isChecked) === 'available').map(({ line }) => line),
    shop.country,
    now,
  )
  return {
    key,
    currencyCode: shop.currency,
    items: priced.lines.flatMap((line, place) => {
      const of = stocked[place]
      const packageId = packageIds.get(line.key) ?? 0
      const isDetailed = wants(below(wanted, 'items'), 'promotion')
      return of ? [itemOf(of, line, { packageId, isChecked, isDetailed })] : []
    }),
    packages,
    cost: priced.cost,
    ...(isAsked && {
      applicablePromotions: priced.applicable.filter(
        ({ promotion }) => code === undefined || promotion.code !== undefined,
      ),
    }),
  }
}
