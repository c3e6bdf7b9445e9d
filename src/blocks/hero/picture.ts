import type { Tile } from '#domain/catalogue/tile.ts'
import { type Supply, suppliedTiles } from '#domain/content/need.ts'
import type { PreparedBlock } from '#blocks/prepare.ts'
import { pictureSources, type Sources } from '#blocks/sources.ts'
import type { Hero } from './schema.ts'

/** The picture of the stage: a product from three quarters. It is the largest paint of its page. */
export function leadPicture(tile: Tile | undefined): Sources | undefined {
  const hash = tile?.other ?? tile?.image
  return hash ? pictureSources(hash, '4:3', 960, '(width >= 48rem) 64vw, 100vw') : undefined
}

/** What the head of a page that begins with a stage may load ahead. */
export function preloadOf(body: readonly PreparedBlock[], supply: Supply) {
  const [first] = body
  if (!first || !isHero(first) || !first.props.product) return undefined
  const picture = leadPicture(suppliedTiles(supply, first.props.product)[0])
  return picture && { href: picture.src, srcset: picture.srcset, sizes: picture.sizes }
}

const isHero = (block: PreparedBlock): block is PreparedBlock & { props: Hero } => block.component === 'hero'
