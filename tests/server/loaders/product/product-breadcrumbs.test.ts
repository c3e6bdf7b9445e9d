import { expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import { breadcrumbsOf } from '#server/loaders/product/product-breadcrumbs.ts'
import { aProduct } from '#tests/support/goods.ts'

type Step = NonNullable<Product['categories']>[number][number]
const step = (name: string, more: Partial<Step> = {}): Step => ({
  categoryId: 1,
  categoryName: name,
  categorySlug: name.toLowerCase(),
  categoryUrl: `/${name.toLowerCase()}`,
  categoryHidden: false,
  ...more,
})
const glasses = [step('Brillen')]
const hidden = [step('Brillen'), step('Intern', { categoryHidden: true })]
const brands = [step('Marken'), step('Veduta', { shopLevelCustomData: { Brand_Root: 'veduta' } })]

test.each([
  ['without hidden categories', [glasses, hidden], ['/brillen/']],
  ['by their longest path', [glasses, [step('Brillen'), step('Damen')]], ['/brillen/', '/damen/']],
  ['not by brands', [brands, glasses], ['/brillen/']],
  ['by brands where there is nothing else', [brands], ['/marken/', '/veduta/']],
  ['not at all', [], []],
])('breadcrumbs lead to a product %s', (_, categories, paths) =>
  expect(breadcrumbsOf(aProduct(1, { categories })).map(({ path }) => path)).toEqual(paths),
)
