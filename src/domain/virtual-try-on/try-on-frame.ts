import type { FrameSubject } from '#domain/frame/design.ts'
import type { Swatch } from '#domain/catalogue/tile.ts'

/** A frame in one of its colours, with the address of its page. */
export type TryOnColour = { variantId: number; swatch: Swatch | null; href: string; subject: FrameSubject }

/** What the instrument shows of a frame: the address of its picture, and its colours, that of its product first. */
export type TryOnFrame = {
  name: string
  picture: string | null
  colours: readonly [TryOnColour, ...TryOnColour[]]
}
