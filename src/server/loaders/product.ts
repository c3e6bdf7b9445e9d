import { availability, type Availability } from '#domain/catalogue/availability.ts'
import { cheapestVariant } from '#domain/catalogue/cheapest.ts'
import { choiceOf } from '#domain/catalogue/choice.ts'
import { factsOf, type Fact } from '#domain/catalogue/fact.ts'
import { figuresOf, frameShape } from '#domain/catalogue/figures.ts'
import { gallery, leadingImage, variantImage } from '#domain/catalogue/images.ts'
import type { Product, Variant } from '#domain/catalogue/product.ts'
import { productKind } from '#domain/catalogue/product-kind.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import { attributeLabel, attributeNumber } from '#domain/catalogue/read-attribute.ts'
import { salesStatus } from '#domain/catalogue/sales-status.ts'
import { isGlasses, productPath } from '#domain/catalogue/slug.ts'
import type { FrameFigures, FrameShape } from '#domain/picture/picture.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { messages } from '#i18n/messages.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { PRODUCT_WITH } from './product-with.ts'

export type Option = {
  id: number
  label: string
  path: string
  isOn: boolean
  isSoldOut: boolean
  figures: FrameFigures | null
}
export type Colour = { id: number; label: string; path: string; image: string | null; isOn: boolean }

export type ProductPage = {
  product: Product
  type: ProductType
  variant: Variant
  /** Without variant prefix; `variantid` is not in it. */
  path: string
  brand: string
  images: string[]
  availability: Availability
  colours: Colour[]
  /** The other variants: sizes of a frame, strengths, packages. */
  options: Option[]
  /** What they differ in, by the names of the attributes. */
  choice: string | null
  figures: FrameFigures | null
  shape: FrameShape | null
  facts: Fact[]
  trail: { label: string; path: string }[]
}

/** A product by the id that its slug ends with. What is not offered at all is not found; what is sold out still is. */
export async function loadProduct(
  ctx: Context,
  variantCode: VariantCode,
  id: number,
  variantId: number | null,
): Promise<Result<ProductPage, 'not-found'>> {
  const product = await ctx
    .shop(variantCode)
    .product(id, { with: PRODUCT_WITH, includeSellableForFree: true })
  const status = salesStatus(product)
  if (!product || !product.isActive || status === 'offline' || status === 'enrichment')
    return fail('not-found')
  const variant = product.variants?.find((each) => each.id === variantId) ?? cheapestVariant(product)
  if (!variant) return fail('not-found')
  const type = productKind(product)
  return ok({
    product,
    type,
    variant,
    path: productPath(product, type),
    brand: attributeLabel(product.attributes, 'brand') ?? '',
    images: imagesOf(product, variant),
    availability: status === 'published' ? availability(variant.stock) : { kind: 'none' },
    colours: coloursOf(product, type),
    options: optionsOf(product, type, variant),
    choice: choiceOf(product.variants ?? []).title,
    figures: isGlasses(type) ? figuresOf(variant.attributes, product.attributes) : null,
    shape: frameShape(product.attributes),
    facts: factsOf(product.attributes, variant.attributes, VARIANTS[variantCode].intl, {
      /** The shop has one word for it, and that is of glasses. */
      ...(type === 'contactLens' && { lensColor: messages(variantCode)('product.colour') }),
    }),
    trail: trailOf(product),
  })
}

/** The gallery begins with the variant that is looked at; its picture stands in the place of the leading one. */
function imagesOf(product: Product, variant: Variant): string[] {
  const leading = leadingImage(product)?.hash
  const own = variantImage(product, variant.referenceKey)?.hash ?? leading
  const others = gallery(product).map(({ hash }) => hash)
  return [...new Set([...(own ? [own] : []), ...others.filter((hash) => hash !== leading)])]
}

function coloursOf(product: Product, type: ProductType): Colour[] {
  const others = (product.siblings ?? []).filter(({ id, isActive }) => id !== product.id && isActive)
  if (others.length === 0) return []
  return [product, ...others]
    .toSorted((a, b) => a.id - b.id)
    .map((each) => ({
      id: each.id,
      label: siblingLabel(each),
      path: productPath(
        { ...each, ...(each.categories ? {} : { categories: product.categories ?? [] }) },
        type,
      ),
      image: leadingImage(each)?.hash ?? null,
      isOn: each.id === product.id,
    }))
}

const SIBLING_LABELS = [
  'frameColor',
  'lensColor',
  'quantityPerUnit',
  'designatedPackagingContent',
  'merchandiseColor',
  'hearingAidsMerchandiseColor',
] as const

/** What tells a product from its siblings: the colour of a frame, colour and package of a lens. */
function siblingLabel({ attributes, name }: Product): string {
  const isFrame = attributeLabel(attributes, 'frameColor') !== null
  const labels = SIBLING_LABELS.slice(0, isFrame ? 1 : undefined).map((key) =>
    attributeLabel(attributes, key),
  )
  return labels.filter((label) => label !== null).join(' · ') || name
}

function optionsOf(product: Product, type: ProductType, chosen: Variant): Option[] {
  const variants = product.variants ?? []
  if (variants.length < 2) return []
  const choice = choiceOf(variants)
  return variants
    .map((variant) => ({
      id: variant.id,
      label: choice.labelOf(variant),
      path: productPath(product, type, variant.id),
      isOn: variant.id === chosen.id,
      isSoldOut: availability(variant.stock).kind === 'none',
      figures: figuresOf(variant.attributes, product.attributes),
      order:
        attributeNumber(variant.attributes, 'readingStrength') ??
        attributeNumber(variant.attributes, 'glassesWidth') ??
        attributeNumber(variant.attributes, 'quantityPerUnit') ??
        attributeNumber(variant.attributes, 'baseCurve') ??
        0,
    }))
    .toSorted((a, b) => a.order - b.order)
}

/** The longest path of its categories that anybody may see; one of brands only where there is no other. */
function trailOf({ categories = [] }: Product): ProductPage['trail'] {
  const open = categories.filter((path) => path.every(({ categoryHidden }) => !categoryHidden))
  const ofGoods = open.filter((path) => path.every((step) => !step.shopLevelCustomData?.Brand_Root))
  const seen = ofGoods.length > 0 ? ofGoods : open
  const longest = seen.reduce<(typeof seen)[number]>(
    (best, path) => (path.length > best.length ? path : best),
    seen[0] ?? [],
  )
  return longest.map(({ categoryName, categoryUrl }) => ({
    label: categoryName,
    path: `/${categoryUrl.replaceAll(/^\/+|\/+$/g, '')}/`,
  }))
}
