import type { Filter } from '#domain/catalogue/filter.ts'
import { firstNumber } from '#domain/catalogue/read-attribute.ts'
import { type FrameSizes, USUAL_BOUNDS, widthBounds } from '#domain/face/width-class.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { pathOfCategory } from '#server/loaders/alternates.ts'
import { frameCategories } from './frame-categories.ts'
import { WIDTH } from './listing-where.ts'

/** The listings of frames, glasses first, and what is narrow and wide among the glasses. Without an answer of the shop: the usual bounds and no listing. */
export async function loadFrameSizes(
  { shop: shopOf, log }: Pick<Context, 'shop' | 'log'>,
  variant: VariantCode,
): Promise<FrameSizes> {
  const shop = shopOf(variant)
  try {
    const found = await frameCategories(shop)
    const [first] = found
    const filters = first
      ? await shop.filters({ where: { categoryId: first.id }, including: [WIDTH], includeSoldOut: true })
      : []
    return {
      bounds: widthBounds(widthsIn(filters)),
      listings: found.map((category) => ({ label: category.name, path: pathOfCategory(category) })),
    }
  } catch (error) {
    log.warn({ error }, 'widths are shown without their listings')
    return { bounds: USUAL_BOUNDS, listings: [] }
  }
}

function widthsIn(filters: readonly Filter[]): { width: number; count: number }[] {
  const widths = filters.find(({ slug }) => slug === WIDTH)
  if (widths?.type !== 'attributes') return []
  return widths.values.flatMap(({ value, productCount: count }) => {
    const width = firstNumber(value)
    return width === null ? [] : [{ width, count }]
  })
}
