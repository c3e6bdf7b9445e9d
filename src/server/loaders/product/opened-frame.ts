import { frameConstruction, frameDimensions, frameShape } from '#domain/catalogue/frame-dimensions.ts'
import type { FrameConstruction } from '#domain/catalogue/frame-dimensions.ts'
import { attributeLabel } from '#domain/catalogue/read-attribute.ts'
import { hasPage } from '#domain/catalogue/sales-status.ts'
import type { FrameDimensions, FrameShape } from '#domain/image/render-spec.ts'
import { readFrameChoices } from '#domain/virtual-try-on/frame-choice.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { INCOMPLETE_TAG, tag } from '#clients/cache-tags.ts'
import type { Context } from '#server/context.ts'

const MEASURES = 'lensWidth|lensHeight|bridgeWidth|templeLength|glassesWidth|shopSize'
const FIELDS = `attributes:key(name|brand|salesStatus|frameShape|rimType|frameMaterial|${MEASURES}),variants.attributes:key(${MEASURES})`

/** A frame as the guide to sizes draws it. */
export type OpenedFrame = {
  name: string
  /** Of the shop, such as M. */
  size: string | null
  drawing: { dimensions: FrameDimensions; shape: FrameShape; construction: FrameConstruction }
}

/**
 * The frame on whose page the guide to sizes was opened, which its address names (`?frames=`, see `readFrameChoices`); null for an address
 * without one, and for goods without measures. The guide is there without it, too.
 */
export async function loadOpenedFrame(
  ctx: Context,
  variant: VariantCode,
  query: URLSearchParams,
): Promise<{ frame: OpenedFrame | null; tags: string[] }> {
  const choice = readFrameChoices(query.get('frames') ?? '')[0]
  if (choice === undefined) return { frame: null, tags: [] }
  const { productId, variantId } = choice
  try {
    const product = await ctx
      .shop(variant)
      .product(productId, { with: `variants,${FIELDS}`, includeSellableForFree: true })
    const own = product?.variants?.find(({ id }) => id === variantId)
    const tags = [tag.product(productId)]
    if (!product || !hasPage(product)) return { frame: null, tags }
    const dimensions = frameDimensions(own?.attributes, product.attributes)
    const shape = frameShape(product.attributes)
    if (dimensions === null || shape === null) return { frame: null, tags }
    const brand = attributeLabel(product.attributes, 'brand')
    return {
      frame: {
        name: [brand, product.name].filter(Boolean).join(' '),
        size: attributeLabel(own?.attributes, 'shopSize'),
        drawing: { dimensions, shape, construction: frameConstruction(product.attributes) },
      },
      tags,
    }
  } catch (error) {
    ctx.log.warn({ error }, 'the guide to sizes is shown without its frame')
    return { frame: null, tags: [INCOMPLETE_TAG] }
  }
}
