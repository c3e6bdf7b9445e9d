import type { Tile } from '#domain/catalogue/tile.ts'
import { type BlockData, tilesFor } from '#domain/content/block-data.ts'
import { imageUrl } from '#domain/image/image-url.ts'
import { imageHeight } from '#domain/image/sizes.ts'
import type { PreparedBlock } from '#blocks/prepared-block.ts'
import { imageSources, type ImageSources } from '#blocks/image-sources.ts'
import type { Hero } from './schema.ts'

const RATIO = '4:3'
const hashOf = (tile: Tile | undefined) => tile?.secondaryImage ?? tile?.image

/** The picture of the hero: a product in three-quarter view. It is the largest paint of its page. */
export function heroImage(tile: Tile | undefined): ImageSources | undefined {
  const hash = hashOf(tile)
  return hash ? imageSources(hash, RATIO, 960, '(width >= 48rem) 64vw, 100vw') : undefined
}

/** The picture for the head of a page that begins with a hero. */
export function heroPreload(body: readonly PreparedBlock[], blockData: BlockData) {
  const [first] = body
  if (!first || !isHero(first) || !first.props.product) return undefined
  const tile = tilesFor(blockData, first.props.product)[0]
  const hash = hashOf(tile)
  const picture = heroImage(tile)
  if (!hash || !picture) return undefined
  const href = imageUrl(hash, { width: 480, height: imageHeight(480, RATIO) })
  return { href, srcset: picture.srcset, sizes: picture.sizes, fit: 'contain' as const }
}

const isHero = (block: PreparedBlock): block is PreparedBlock & { props: Hero } => block.component === 'hero'
