import { attributeLabel } from '#domain/catalogue/read-attribute.ts'
import { siblingLabels } from '#domain/catalogue/sibling-label.ts'
import { imageUrl } from '#domain/image/image-url.ts'
import { OG_SIZE } from '#domain/image/sizes.ts'
import { breadcrumbList } from '#domain/seo/breadcrumb-list.ts'
import { productDescription, productTitle } from '#domain/seo/title.ts'
import { servedVariants } from '#i18n/urls.ts'
import type { Alternates } from '#i18n/alternates.ts'
import { messages } from '#i18n/messages.ts'
import type { VariantCode } from '#i18n/variants.ts'
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
  const { product, type, brand, path, pictures, breadcrumbs } = page
  const t = messages(variant)
  const image = pictures[0] && imageUrl(pictures[0].source, OG_SIZE)
  const description = attributeLabel(product.attributes, 'description')
  const name = `${brand} ${product.name}`.trim()
  const labels = siblingLabels(product.attributes)
  const steps = [{ label: t('shell.breadcrumbs.home'), path: '/' }, ...breadcrumbs, { label: name, path }]
  return {
    head: {
      title: productTitle({ brand, name: product.name, labels }, t('product.kind', { type }), type),
      description: description === null ? undefined : productDescription({ name, labels }, description),
      canonical: path,
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

/**
 * The same product in the other shops, where its slug may differ. A shop that does not answer is left out. The
 * siblings are requested as well, because visitors often look at other colours next.
 */
async function productAlternates(
  ctx: Context,
  variant: VariantCode,
  { product, type, path }: ProductPage,
): Promise<Alternates> {
  const others = servedVariants(ctx.env.domains).filter((code) => code !== variant)
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
