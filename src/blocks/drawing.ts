import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import type { Supply } from '#domain/content/need.ts'

/** What every block gets beside its own fields. */
export type Drawing = {
  supply: Supply
  /** The block that opens the page bears its one heading of the first rank. */
  isFirst: boolean
  /** Attributes by which the visual editor finds the block; empty for the public. */
  editable: object
  /** Draws a body of blocks. Handed down, since rich text may hold blocks that hold rich text. */
  Blocks: AstroComponentFactory
}
