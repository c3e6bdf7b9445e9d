import { audienceOf } from '#domain/catalogue/audience.ts'
import { attributeLabel } from '#domain/catalogue/read-attribute.ts'
import type { Product, Variant } from '#domain/catalogue/product.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { hasPage } from '#domain/catalogue/sales-status.ts'
import { canonicalPath, isGlasses } from '#domain/catalogue/slug.ts'
import { deliveryTime } from '#domain/delivery/delivery-time.ts'
import { estimateFor } from '#domain/delivery/estimate.ts'
import { type FeedField, feedFields } from '#domain/seo/merchant-feed.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { createPacer } from '#platform/pacer.ts'
import type { DeliveryEstimates } from '#domain/shop/configuration.ts'
import type { Context } from '#server/context.ts'
import { breadcrumbsOf } from '#server/loaders/product/product-breadcrumbs.ts'
import { coloursOf } from '#server/loaders/product/product.ts'
import { PRODUCT_WITH } from '#server/loaders/product/product-with.ts'
import { productForSearchEngines, salesTerms } from '#server/loaders/product/structured-product.ts'

/** Number of products in one file. */
export const PRODUCTS_PER_FEED = 2000
/** Products that are read at once. */
const PER_PAGE = 50
/** One for all feeds: programs wait, visitors do not. */
const paced = createPacer(2)

type Absolute = (path: string) => string

/**
 * The items of a shop's merchant feed: every variant that has an offer of its own, also sold out. Of a large catalogue
 * this is file number `file`, from 1; the first exists always, another one is null where it has no products. `pace` decides
 * how long one page of products waits for another.
 */
export async function loadFeed(
  ctx: Context,
  variant: VariantCode,
  file: number,
  absolute: Absolute,
  pace = paced,
): Promise<FeedField[][] | null> {
  const { customData } = await ctx.shop(variant).configuration()
  const of = { ctx, variant, absolute, estimates: customData.deliveryEstimatesProductType }
  const pages = PRODUCTS_PER_FEED / PER_PAGE
  const first = (file - 1) * pages + 1
  const items: FeedField[][] = []
  for (let page = first; page < first + pages; page += 1) {
    const { found, last } = await pace(() => itemsOfPage(of, page))
    if (page > last && file > 1) return null
    items.push(...found)
    if (page >= last) break
  }
  return items
}

type Shop = {
  ctx: Context
  variant: VariantCode
  absolute: Absolute
  estimates: DeliveryEstimates | undefined
}

async function itemsOfPage(of: Shop, page: number) {
  const { entities, pagination } = await of.ctx.shop(of.variant).products({
    where: {},
    page,
    perPage: PER_PAGE,
    with: PRODUCT_WITH,
    includeSoldOut: true,
    sort: { by: 'new', direction: 'desc' },
  })
  const items = entities.filter(hasPage).flatMap((product) => itemsOfProduct(of, product))
  return { found: items.filter((fields) => fields.length > 0), last: pagination.last }
}

function itemsOfProduct({ ctx, variant: code, absolute, estimates }: Shop, product: Product): FeedField[][] {
  const { country } = VARIANTS[code]
  const type = resolveProductType(product)
  const usual = estimateFor(estimates, type)
  const structured = productForSearchEngines(
    code,
    {
      product,
      type,
      brand: attributeLabel(product.attributes, 'brand') ?? '',
      path: canonicalPath(product, type),
      colours: coloursOf(product, type),
    },
    absolute,
  )
  const terms = salesTerms(ctx, code, usual)
  const audience = isGlasses(type) ? audienceOf(product.attributes) : null
  const categories = breadcrumbsOf(product).map(({ label }) => label)
  const availableOn = ({ stock }: Variant): string =>
    deliveryTime(stock, usual, { now: ctx.now(), country }).window.min
  return (product.variants ?? []).flatMap((variant, index) => {
    const each = structured.variants[index]
    if (!each) return []
    const isOrderedFirst = each.offer?.availability === 'on-order'
    return [
      feedFields(
        {
          id: String(variant.id),
          product: structured,
          variant: each,
          categories,
          availableOn: isOrderedFirst ? availableOn(variant) : null,
          audience,
        },
        terms,
      ),
    ]
  })
}
