import type { Product } from '#domain/catalogue/product.ts'

/** Without variant prefix. */
export type Breadcrumb = { label: string; path: string }

/** The longest path of its categories without hidden ones; one of brands only if there is no other. */
export function breadcrumbsOf({ categories = [] }: Product): Breadcrumb[] {
  const visible = categories.filter((path) => path.every(({ categoryHidden }) => !categoryHidden))
  const withoutBrands = visible.filter((path) => path.every((step) => !step.shopLevelCustomData?.Brand_Root))
  const candidates = withoutBrands.length > 0 ? withoutBrands : visible
  const longest = candidates.reduce<(typeof candidates)[number]>(
    (best, path) => (path.length > best.length ? path : best),
    candidates[0] ?? [],
  )
  return longest.map(({ categoryName, categoryUrl }) => ({
    label: categoryName,
    path: `/${categoryUrl.replaceAll(/^\/+|\/+$/g, '')}/`,
  }))
}
