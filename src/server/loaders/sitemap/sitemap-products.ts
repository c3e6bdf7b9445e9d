import { servedVariants } from '#i18n/urls.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { gallery } from '#domain/catalogue/images.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { hasPage } from '#domain/catalogue/sales-status.ts'
import { canonicalPath } from '#domain/catalogue/slug.ts'
import { newestChange } from '#domain/seo/newest-change.ts'
import { picturePaths } from '#domain/seo/picture-paths.ts'
import { createPacer } from '#platform/pacer.ts'
import type { Context } from '#server/context.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** Products that are read at once: few, because they and their equals in all shops are written without a break. */
const PER_PAGE = 50
/** One for all sitemaps: crawlers wait, visitors do not. */
const paced = createPacer(2)
/** What an address is built from. */
const WITH =
  'attributes:key(name|salesStatus|manufacturerColorCode|quantityPerUnit|designatedPackagingContent|readingStrength|rimType|baseColorLenses|preservativeFree),' +
  'categories,categories.shopLevelCustomData'
const WITH_PICTURES = `${WITH},images.attributes:legacy(false):key(image1stView|imageBackground|imageKind|imageType|imageVariantReferenceKey)`

/** Without frames that cost nothing: they are not offered alone. */
const ALL_PRODUCTS = { where: {} }

/** The number of products of a shop that have a page. */
export async function countProducts(ctx: Context, variant: VariantCode): Promise<number> {
  const { pagination } = await ctx.shop(variant).products({ ...ALL_PRODUCTS, perPage: 1 })
  return pagination.total
}

export type ProductEntries = {
  /** Each product with its addresses in the other shops that sell it. */
  entries: SitemapEntry[]
  /** When a product of a category was changed last, by the id of the category. Empty unless this file has all products. */
  categoryChanges: ReadonlyMap<number, string>
}

/** The products in one file of the sitemap. */
export async function productEntries(
  ctx: Context,
  variant: VariantCode,
  file: number,
  perFile: number,
): Promise<ProductEntries> {
  const pages = perFile / PER_PAGE
  const first = (file - 1) * pages + 1
  const entries: SitemapEntry[] = []
  const changes = new Map<number, string>()
  let hasAll = file === 1
  for (let page = first; page < first + pages; page += 1) {
    const { found, products, last } = await paced(() => entriesOfPage(ctx, variant, page))
    entries.push(...found)
    products.forEach((product) => noteChange(changes, product))
    hasAll &&= last <= pages
    if (page >= last) break
  }
  return { entries, categoryChanges: hasAll ? changes : new Map() }
}

function noteChange(changes: Map<number, string>, { categories = [], updatedAt }: Product): void {
  for (const { categoryId } of categories.flat()) {
    const newest = newestChange([changes.get(categoryId), updatedAt])
    if (newest !== null) changes.set(categoryId, newest)
  }
}

async function entriesOfPage(ctx: Context, variant: VariantCode, page: number) {
  const { entities, pagination } = await ctx.shop(variant).products({
    ...ALL_PRODUCTS,
    page,
    perPage: PER_PAGE,
    with: WITH_PICTURES,
    sort: { by: 'new', direction: 'desc' },
  })
  const found = await withAlternates(ctx, variant, entities)
  return { found, products: entities, last: pagination.last }
}

async function withAlternates(
  ctx: Context,
  variant: VariantCode,
  products: Product[],
): Promise<SitemapEntry[]> {
  if (products.length === 0) return []
  const ids = products.map(({ id }) => id)
  const shops = await Promise.all(
    servedVariants(ctx.env.domains).map(async (code) => {
      const same = code === variant ? products : await ctx.shop(code).productsByIds(ids, { with: WITH })
      return [code, pathsOf(same)] as const
    }),
  )
  return products.flatMap((product) => {
    const { id, updatedAt } = product
    const alternates = Object.fromEntries(
      shops.flatMap(([code, paths]) => (paths.has(id) ? [[code, paths.get(id) ?? '']] : [])),
    )
    const path = alternates[variant]
    return path === undefined
      ? []
      : [{ path, alternates, changedAt: updatedAt, pictures: picturePaths(gallery(product)) }]
  })
}

const pathsOf = (products: Product[]): Map<number, string> =>
  new Map(
    products
      .filter(hasPage)
      .map((product) => [product.id, canonicalPath(product, resolveProductType(product))]),
  )
