import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import type { BlockData } from '#domain/content/block-data.ts'

/** The props of every block besides its own fields. */
export type BlockProps = {
  blockData: BlockData
  /** The first block of a page contains its heading of level 1. */
  isFirst: boolean
  /** Attributes by which the visual editor identifies the block; empty for the public. */
  editable: object
  /** Renders a body of blocks. Passed down, since rich text may contain blocks that contain rich text. */
  Blocks: AstroComponentFactory
}
