import type { Tile } from '#domain/catalogue/tile.ts'
import { type Supply, suppliedTiles } from '#domain/content/need.ts'
import { imageAddress } from '#domain/picture/address.ts'
import type { PreparedBlock } from '#blocks/prepare.ts'
import type { Hero } from './schema.ts'

/** The picture of the stage, which is the largest paint of its page. */
export type LeadPicture = { href: string; srcset: string; sizes: string; width: number; height: number }

const WIDTHS = [480, 640, 960, 1280]
const DEFAULT = 960
const RATIO = 3 / 4

/** A product from three quarters, as it stands on the stage. */
export function leadPicture(tile: Tile | undefined): LeadPicture | undefined {
  const hash = tile?.other ?? tile?.image
  if (!hash) return undefined
  const at = (width: number) => imageAddress(hash, { width, height: width * RATIO })
  return {
    href: at(DEFAULT),
    srcset: WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '),
    sizes: '(width >= 48rem) 64vw, 100vw',
    width: DEFAULT,
    height: DEFAULT * RATIO,
  }
}

/** What the head of a page that begins with a stage may load ahead. */
export function preloadOf(body: readonly PreparedBlock[], supply: Supply): LeadPicture | undefined {
  const [first] = body
  return first && isHero(first) && first.props.product
    ? leadPicture(suppliedTiles(supply, first.props.product)[0])
    : undefined
}

const isHero = (block: PreparedBlock): block is PreparedBlock & { props: Hero } => block.component === 'hero'
