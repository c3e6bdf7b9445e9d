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
import { offersPupilDistance } from '#domain/shop/offers-pupil-distance.ts'
import { drawnFrame } from '#domain/virtual-try-on/drawn-frame.ts'
import { readFrameChoices } from '#domain/virtual-try-on/frame-choice.ts'
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

/** So many frames are there to choose and to compare, of so many of the newest products. */
const SELECTION = { frames: 8, products: 48 }

/** Twice as wide as it is shown. */
const THUMBNAIL = { width: 240, height: 180 }

export type TryOn = { frames: TryOnFrame[]; canMeasure: boolean; tags: string[] }

/**
 * The frames that an address names (`?frames=`, see `readFrameChoices`), then a selection of the shop to compare them with. Unknown ones, and what is not drawn, are
 * left out.
 */
export async function loadTryOn(
  ctx: Context,
  variant: VariantCode,
  query: URLSearchParams,
  hrefOf: (path: string) => string,
): Promise<TryOn> {
  const shop = ctx.shop(variant)
  const configuration = await shop.configuration()
  const fields = configuration.flags.prismaVtoColors ? `${FIELDS},${COLOUR_FIELDS}` : FIELDS
  const choices = readFrameChoices(query.get('frames') ?? '')
  const ids = choices.map(({ productId }) => productId)
  const [named, { entities }] = await Promise.all([
    ids.length > 0 ? shop.productsByIds(ids, { with: fields }) : [],
    shop.products({
      where: {},
      sort: { by: 'new', direction: 'desc' },
      perPage: SELECTION.products,
      with: fields,
    }),
  ])
  const chosen = choices.flatMap((choice) => {
    const product = named.find(({ id }) => id === choice.productId)
    return product ? [{ product, choice }] : []
  })
  const models = new Map(entities.map((product) => [product.masterKey, product]))
  for (const { product } of chosen) models.delete(product.masterKey)
  const requested = [...chosen, ...[...models.values()].map((product) => ({ product, choice: undefined }))]
  const frames: TryOnFrame[] = []
  for (const { product, choice } of requested) {
    if (frames.length === SELECTION.frames) break
    const frame = await frameOf(ctx, product, choice?.variantId, hrefOf)
    if (frame) frames.push(frame)
  }
  return {
    frames,
    canMeasure: offersPupilDistance(configuration),
    tags: chosen.map(({ product }) => tag.product(product.id)),
  }
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
