import type { Tile } from '#domain/catalogue/tile.ts'
import { type BlockData, tilesFor } from '#domain/content/block-data.ts'
import type { PreparedBlock } from '#blocks/prepared-block.ts'
import { imageSources, type ImageSources } from '#blocks/image-sources.ts'
import type { Hero } from './schema.ts'

/** The picture of the hero: a product in three-quarter view. It is the largest paint of its page. */
export function heroImage(tile: Tile | undefined): ImageSources | undefined {
  const hash = tile?.secondaryImage ?? tile?.image
  return hash ? imageSources(hash, '4:3', 960, '(width >= 48rem) 64vw, 100vw') : undefined
}

/** What the head of a page that begins with a hero may preload. */
export function heroPreload(body: readonly PreparedBlock[], blockData: BlockData) {
  const [first] = body
  if (!first || !isHero(first) || !first.props.product) return undefined
  const picture = heroImage(tilesFor(blockData, first.props.product)[0])
  return picture && { href: picture.src, srcset: picture.srcset, sizes: picture.sizes }
}

const isHero = (block: PreparedBlock): block is PreparedBlock & { props: Hero } => block.component === 'hero'
