import { imageSource, primaryImage, variantImage } from '#domain/catalogue/images.ts'
import { cheapestVariant } from '#domain/catalogue/cheapest.ts'
import { isForTryOn } from '#domain/catalogue/is-for-try-on.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { attributeLabel } from '#domain/catalogue/read-attribute.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { hasPage } from '#domain/catalogue/sales-status.ts'
import { productPath } from '#domain/catalogue/slug.ts'
import { swatchOf } from '#domain/catalogue/tile.ts'
import type { FrameSubject } from '#domain/frame/design.ts'
import { imageUrl } from '#domain/image/image-url.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { offersTryOn } from '#domain/shop/offers-try-on.ts'
import { offersPupilDistance } from '#domain/shop/offers-pupil-distance.ts'
import { drawnFrame } from '#domain/virtual-try-on/drawn-frame.ts'
import { type FrameChoice, readFrameChoices } from '#domain/virtual-try-on/frame-choice.ts'
import type { TryOnColour, TryOnFrame } from '#domain/virtual-try-on/try-on-frame.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { tag } from '#clients/cache-tags.ts'
import type { Context } from '#server/context.ts'

const DRAWN = 'frameShape|rimType|frameMaterial|frameColor|lensColor'
const MEASURES = 'lensWidth|lensHeight|bridgeWidth|templeLength|glassesWidth'
const NAMED = 'name|brand|salesStatus|manufacturerColorCode'
const PICTURES =
  'images.attributes:legacy(false):key(image1stView|imageKind|imageType|imageVariantReferenceKey)'

const FIELDS = [
  `attributes:key(${NAMED}|${DRAWN}|${MEASURES})`,
  'variants',
  `variants.attributes:key(${MEASURES})`,
  PICTURES,
  'categories',
  'categories.shopLevelCustomData',
].join(',')

const COLOUR_FIELDS = [
  'siblings',
  'siblings.variants',
  `siblings.attributes:key(${NAMED}|${DRAWN}|${MEASURES})`,
  `siblings.${PICTURES}`,
].join(',')

/** Where an address names none: so many frames of the newest products. */
const SELECTION = { frames: 8, products: 48 }

/** Twice as wide as it is shown. */
const THUMBNAIL = { width: 240, height: 180 }

export type TryOn = { frames: TryOnFrame[]; canMeasure: boolean; tags: string[] }

/**
 * The frames that an address names (`?frames=`, see `readFrameChoices`), else a selection of the shop. Unknown ones, and what is not drawn, are left out. Not
 * found where the shop does not offer the try-on.
 */
export async function loadTryOn(
  ctx: Context,
  variant: VariantCode,
  query: URLSearchParams,
  hrefOf: (path: string) => string,
): Promise<Result<TryOn, 'not-found'>> {
  const shop = ctx.shop(variant)
  const configuration = await shop.configuration()
  if (!offersTryOn(configuration)) return fail('not-found')
  const fields = configuration.flags.prismaVtoColors ? `${FIELDS},${COLOUR_FIELDS}` : FIELDS
  const canMeasure = offersPupilDistance(configuration)
  const choices = readFrameChoices(query.get('frames') ?? '')
  const named =
    choices.length > 0
      ? await shop.productsByIds(
          choices.map(({ productId }) => productId),
          { with: fields },
        )
      : []
  const chosen = choices.flatMap((choice) => {
    const product = named.find(({ id }) => id === choice.productId)
    return product ? [{ product, choice }] : []
  })
  const framesOf = async (requested: readonly { product: Product; choice?: FrameChoice }[]) =>
    (
      await Promise.all(
        requested.map(({ product, choice }) => frameOf(ctx, product, choice?.variantId, hrefOf)),
      )
    ).filter((frame) => frame !== null)
  const frames = await framesOf(chosen)
  if (frames.length > 0)
    return ok({ frames, canMeasure, tags: chosen.map(({ product }) => tag.product(product.id)) })
  const { entities } = await shop.products({
    where: {},
    sort: { by: 'new', direction: 'desc' },
    perPage: SELECTION.products,
    with: fields,
  })
  const models = new Map(entities.map((product) => [product.masterKey, product]))
  const selected = await framesOf([...models.values()].map((product) => ({ product })))
  return ok({ frames: selected.slice(0, SELECTION.frames), canMeasure, tags: [] })
}

async function frameOf(
  ctx: Context,
  product: Product,
  variantId: number | undefined,
  hrefOf: (path: string) => string,
): Promise<TryOnFrame | null> {
  const own = await colourOf(ctx, product, product, variantId, hrefOf)
  if (own === null) return null
  const others = (product.siblings ?? []).filter(({ id, isActive }) => id !== product.id && isActive)
  const colours = await Promise.all(others.map((other) => colourOf(ctx, other, product, undefined, hrefOf)))
  const brand = attributeLabel(product.attributes, 'brand')
  const source = imageSource(primaryImage(product))
  return {
    name: [brand, product.name].filter(Boolean).join(' '),
    picture: source && imageUrl(source, THUMBNAIL),
    colours: [own, ...colours.filter((colour) => colour !== null)],
  }
}

/** A sibling has no categories of its own; its type is that of the product. */
async function colourOf(
  ctx: Context,
  product: Product,
  { categories = [] }: Product,
  variantId: number | undefined,
  hrefOf: (path: string) => string,
): Promise<TryOnColour | null> {
  const variant = product.variants?.find(({ id }) => id === variantId) ?? cheapestVariant(product)
  const placed = { ...product, categories: product.categories ?? categories }
  const type = resolveProductType(placed)
  if (!variant || !hasPage(product) || !isForTryOn(product, type)) return null
  const subject =
    (await pictureSubject(ctx, variantImage(product, variant.referenceKey)?.hash)) ??
    drawnFrame(product.attributes, variant.attributes)
  if (subject === null) return null
  const path = productPath(placed, type, variantId && variant.id)
  return { variantId: variant.id, swatch: swatchOf(product), href: hrefOf(path), subject }
}

/** What its picture is drawn from, so that both cannot differ. */
async function pictureSubject(ctx: Context, hash: string | undefined): Promise<FrameSubject | null> {
  const subject = hash === undefined ? undefined : (await ctx.pictureOf(hash))?.subject
  return subject?.kind === 'frame' ? subject : null
}
