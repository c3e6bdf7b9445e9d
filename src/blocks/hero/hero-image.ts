import type { Tile } from '#domain/catalogue/tile.ts'
import { assetUrl, isResizable } from '#domain/content/asset.ts'
import { type BlockData, tilesFor } from '#domain/content/block-data.ts'
import { imageUrl } from '#domain/image/image-url.ts'
import { imageHeight } from '#domain/image/sizes.ts'
import type { Asset } from '#blocks/fields.ts'
import type { PreparedBlock } from '#blocks/prepared-block.ts'
import { imageSources, type ImageSources } from '#blocks/image-sources.ts'
import type { Hero } from './schema.ts'

const RATIO = '4:3'
const LEAD_WIDTH = 480
/** Where `ResponsiveImage` shows the picture for small screens. */
const NARROW = '(width < 48rem)'
const hashOf = (tile: Tile | undefined) => tile?.secondaryImage ?? tile?.image

/** The picture of the hero: a product in three-quarter view. It is the largest paint of its page. */
export function heroImage(tile: Tile | undefined): ImageSources | undefined {
  const hash = hashOf(tile)
  return hash ? imageSources(hash, RATIO, 960, '(width >= 48rem) 64vw, 100vw') : undefined
}

/** The picture for the head of a page that begins with a hero: that of its product, else the editor's. */
export function heroPreload(body: readonly PreparedBlock[], blockData: BlockData) {
  const [first] = body
  if (!first || !isHero(first)) return undefined
  const { product, desktop_image, mobile_image } = first.props
  const tile = product && tilesFor(blockData, product)[0]
  const hash = hashOf(tile)
  const picture = heroImage(tile)
  if (!hash || !picture) return editorsPicture(desktop_image, mobile_image)
  const href = imageUrl(hash, { width: LEAD_WIDTH, height: imageHeight(LEAD_WIDTH, RATIO) })
  const { srcset, sizes } = picture
  return { href, fit: 'contain' as const, sources: { srcset, sizes } }
}

/** Small screens, which are slower, have their own picture where an editor gives one. */
function editorsPicture(wide: Asset | undefined, narrow: Asset | undefined) {
  const shown = wide && (narrow ?? wide)
  if (!shown || !isResizable(shown.filename)) return undefined
  const href = assetUrl(shown.filename, { width: LEAD_WIDTH, quality: 75, format: 'webp' })
  if (href === null) return undefined
  return { href, fit: 'contain' as const, ...(narrow && { media: NARROW }) }
}

const isHero = (block: PreparedBlock): block is PreparedBlock & { props: Hero } => block.component === 'hero'
