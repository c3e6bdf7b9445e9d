import { isPackSold } from '#domain/catalogue/pack.ts'
import { attributeLabel } from '#domain/catalogue/read-attribute.ts'
import { siblingLabels } from '#domain/catalogue/sibling-label.ts'
import { imageUrl } from '#domain/image/image-url.ts'
import { OG_SIZE } from '#domain/image/sizes.ts'
import { breadcrumbList } from '#domain/seo/breadcrumb-list.ts'
import { productDescription, productTitle } from '#domain/seo/title.ts'
import { servedVariants } from '#i18n/urls.ts'
import type { Alternates } from '#i18n/alternates.ts'
import { messages } from '#i18n/messages.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { tag } from '#clients/cache-tags.ts'
import type { Context } from '#server/context.ts'
import type { ProductPage } from './product.ts'
import { structuredProduct } from './structured-product.ts'

type Absolute = (path: string) => string

/** The head of a product page, and the tags of everything that it depends on. */
export async function loadProductHead(
  ctx: Context,
  variant: VariantCode,
  page: ProductPage,
  absolute: Absolute,
) {
  const { product, path, pictures, breadcrumbs } = page
  const home = { label: messages(variant)('shell.breadcrumbs.home'), path: '/' }
  const image = pictures[0] && imageUrl(pictures[0].source, OG_SIZE)
  const steps = [home, ...breadcrumbs, { label: nameOf(page), path }]
  return {
    head: {
      ...productTexts(variant, page),
      canonical: path,
      // Old links lead to it, and it leads to the packages that are sold.
      robots: isPackSold(product, VARIANTS[variant].country) ? undefined : 'noindex, follow',
      alternates: await productAlternates(ctx, variant, page),
      kind: 'product' as const,
      image,
      structured: [
        structuredProduct(ctx, variant, page, absolute),
        breadcrumbList(steps.map((step) => ({ label: step.label, url: absolute(step.path) }))),
      ],
    },
    tags: [...new Set([product.id, ...page.colours.map(({ id }) => id)])].map(tag.product),
  }
}

type Named = Pick<ProductPage, 'product' | 'type' | 'brand'>

/** Title and description of a product page: no two products of a shop share one. */
export function productTexts(variant: VariantCode, { product, type, brand }: Named) {
  const kind = messages(variant)('product.kind', { type })
  const labels = siblingLabels(product.attributes)
  const description = attributeLabel(product.attributes, 'description')
  const name = nameOf({ product, brand })
  return {
    title: productTitle({ brand, name: product.name, labels }, kind, type),
    description: description === null ? undefined : productDescription({ name, labels }, description),
  }
}

const nameOf = ({ product, brand }: Omit<Named, 'type'>): string => `${brand} ${product.name}`.trim()

/**
 * The same product in the other shops that sell its package, where its slug may differ. A shop that does not answer is left out. The
 * siblings are requested as well, because visitors often look at other colours next.
 */
async function productAlternates(
  ctx: Context,
  variant: VariantCode,
  { product, type, path }: ProductPage,
): Promise<Alternates> {
  const sellers = servedVariants(ctx.env.domains).filter((code) =>
    isPackSold(product, VARIANTS[code].country),
  )
  if (!sellers.includes(variant)) return {}
  const others = sellers.filter((code) => code !== variant)
  const ids = [product.id, ...(product.siblings ?? []).map(({ id }) => id)]
  const paths = await Promise.all(
    others.map(async (code) => {
      const byId = await ctx
        .shop(code)
        .productPaths(ids, type)
        .catch(() => null)
      return [code, byId?.get(product.id) ?? null] as const
    }),
  )
  return Object.fromEntries([[variant, path], ...paths].filter(([, each]) => each !== null))
}
