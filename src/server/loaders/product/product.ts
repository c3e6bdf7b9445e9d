import { availability, type Availability } from '#domain/catalogue/availability.ts'
import { cheapestVariant } from '#domain/catalogue/cheapest.ts'
import { variantChoice } from '#domain/catalogue/variant-choice.ts'
import { factsOf, type Fact } from '#domain/catalogue/fact.ts'
import { frameDimensions, frameShape } from '#domain/catalogue/frame-dimensions.ts'
import {
  gallery,
  type GalleryPicture,
  imageSource,
  pictureView,
  primaryImage,
  variantImage,
} from '#domain/catalogue/images.ts'
import { offeredAvailability } from '#domain/catalogue/offered-availability.ts'
import type { Product, Variant } from '#domain/catalogue/product.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import { attributeLabel, attributeNumber } from '#domain/catalogue/read-attribute.ts'
import { hasPage } from '#domain/catalogue/sales-status.ts'
import { siblingLabels } from '#domain/catalogue/sibling-label.ts'
import { canonicalPath, isGlasses, productPath } from '#domain/catalogue/slug.ts'
import { deliveryTime, type DeliveryTime } from '#domain/delivery/delivery-time.ts'
import { estimateFor } from '#domain/delivery/estimate.ts'
import type { FrameDimensions, FrameShape } from '#domain/image/render-spec.ts'
import { lensChoice, type LensChoice } from '#domain/lens/lens-form.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { messages } from '#i18n/messages.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { type Breadcrumb, breadcrumbsOf } from './product-breadcrumbs.ts'
import { PRODUCT_WITH } from './product-with.ts'

export type Option = {
  id: number
  label: string
  path: string
  isSelected: boolean
  isSoldOut: boolean
  dimensions: FrameDimensions | null
}
export type Colour = { id: number; label: string; path: string; image: string | null; isSelected: boolean }

export type ProductPage = {
  product: Product
  type: ProductType
  variant: Variant
  /** Without variant prefix and without `variantid`. */
  path: string
  brand: string
  pictures: GalleryPicture[]
  availability: Availability
  delivery: DeliveryTime
  colours: Colour[]
  /** The other variants: sizes of a frame, strengths, packages. */
  options: Option[]
  /** Whether one must be chosen first: contact lenses have no default base curve. */
  isChoiceOpen: boolean
  /** The names of the attributes in which they differ. */
  choice: string | null
  dimensions: FrameDimensions | null
  shape: FrameShape | null
  facts: Fact[]
  /** Of a contact lens that is ordered by values, where it can be bought. */
  lens: LensChoice | null
  breadcrumbs: Breadcrumb[]
}

/**
 * A product by the id at the end of its slug. A product that is not offered at all is not found; a sold-out one is.
 */
export async function loadProduct(
  ctx: Context,
  variantCode: VariantCode,
  id: number,
  variantId: number | null,
): Promise<Result<ProductPage, 'not-found'>> {
  const shop = ctx.shop(variantCode)
  const [product, configuration] = await Promise.all([
    shop.product(id, { with: PRODUCT_WITH, includeSellableForFree: true }),
    shop.configuration().catch((error: unknown) => {
      ctx.log.warn({ error }, 'a product is shown with the default delivery estimate')
      return null
    }),
  ])
  if (!product || !hasPage(product)) return fail('not-found')
  const variant = product.variants?.find((each) => each.id === variantId) ?? cheapestVariant(product)
  if (!variant) return fail('not-found')
  const type = resolveProductType(product)
  const offer = offeredAvailability(product, variant, VARIANTS[variantCode].country)
  const lens = offer.kind === 'none' ? null : lensChoice(product)
  const isChoiceOpen =
    lens === null && type === 'contactLens' && variantId !== variant.id && differsInCurve(product)
  return ok({
    product,
    type,
    variant,
    path: canonicalPath(product, type),
    brand: attributeLabel(product.attributes, 'brand') ?? '',
    pictures: picturesOf(product, variant),
    availability: offer,
    delivery: deliveryTime(
      variant.stock,
      estimateFor(configuration?.customData.deliveryEstimatesProductType, type),
      { now: ctx.now(), country: VARIANTS[variantCode].country },
    ),
    colours: coloursOf(product, type),
    options: lens ? [] : optionsOf(product, type, isChoiceOpen ? null : variant),
    isChoiceOpen,
    choice: variantChoice(product.variants ?? []).title,
    dimensions: isGlasses(type) ? frameDimensions(variant.attributes, product.attributes) : null,
    shape: frameShape(product.attributes),
    facts: factsOf(product.attributes, variant.attributes, VARIANTS[variantCode].intl, {
      /** The shop has one label for lens colours, and it is about glasses. */
      ...(type === 'contactLens' && { lensColor: messages(variantCode)('product.colour') }),
    }),
    lens,
    breadcrumbs: breadcrumbsOf(product),
  })
}

/** The gallery begins with the selected variant; its picture replaces the main picture. */
function picturesOf(product: Product, variant: Variant): GalleryPicture[] {
  const leading = primaryImage(product)
  const selected = variantImage(product, variant.referenceKey) ?? leading
  const others = gallery(product).filter((image) => image !== leading)
  const bySource = new Map<string, GalleryPicture>()
  for (const image of [selected, ...others]) {
    const source = imageSource(image)
    if (image && source !== null && !bySource.has(source))
      bySource.set(source, { source, view: pictureView(image) })
  }
  return [...bySource.values()]
}

/** The product among its siblings that have a page; none where it has none. */
export function coloursOf(product: Product, type: ProductType): Colour[] {
  const others = (product.siblings ?? []).filter((each) => each.id !== product.id && hasPage(each))
  if (others.length === 0) return []
  return [product, ...others]
    .toSorted((a, b) => a.id - b.id)
    .map((each) => ({
      id: each.id,
      label: siblingLabels(each.attributes).join(' · ') || each.name,
      path: productPath(
        { ...each, ...(each.categories ? {} : { categories: product.categories ?? [] }) },
        type,
      ),
      image: imageSource(primaryImage(each)),
      isSelected: each.id === product.id,
    }))
}

const differsInCurve = ({ variants = [] }: Product): boolean =>
  new Set(variants.map(({ attributes }) => attributeNumber(attributes, 'baseCurve'))).size > 1

/** Addresses of contact lenses name no variant, except where one of several is chosen. Spec §2 "Product slug". */
function optionPath(product: Product, type: ProductType, variant: Variant): string {
  const path = productPath(product, type, variant.id)
  return type === 'contactLens' ? `${path}?variantid=${variant.id}` : path
}

function optionsOf(product: Product, type: ProductType, selected: Variant | null): Option[] {
  const variants = product.variants ?? []
  if (variants.length < 2) return []
  const choice = variantChoice(variants)
  return variants
    .map((variant) => ({
      id: variant.id,
      label: choice.labelOf(variant),
      path: optionPath(product, type, variant),
      isSelected: variant.id === selected?.id,
      isSoldOut: availability(variant.stock).kind === 'none',
      dimensions: frameDimensions(variant.attributes, product.attributes),
      order:
        attributeNumber(variant.attributes, 'readingStrength') ??
        attributeNumber(variant.attributes, 'glassesWidth') ??
        attributeNumber(variant.attributes, 'quantityPerUnit') ??
        attributeNumber(variant.attributes, 'baseCurve') ??
        0,
    }))
    .toSorted((a, b) => a.order - b.order)
}
