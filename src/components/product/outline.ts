import { type Outline, outlinePath } from '#domain/frame/outline-path.ts'
import { wirePath } from '#domain/frame/wire-path.ts'
import type { FrameMake } from '#domain/catalogue/figures.ts'
import type { FrameFigures, FrameShape } from '#domain/picture/picture.ts'

/** About 3 KB each. */
const MOST = 500
const drawn = new Map<string, Outline>()

/** The front as its make has it, drawn once for all colours of a frame: tracing it takes longer than all the rest of a page. */
export function outline(figures: FrameFigures, shape: FrameShape, make: FrameMake): Outline {
  const key = JSON.stringify([shape, figures, make])
  const found =
    drawn.get(key) ?? (make.isWire ? wirePath(figures, shape, make.rim) : outlinePath(figures, shape))
  drawn.delete(key)
  drawn.set(key, found)
  for (const oldest of drawn.keys()) {
    if (drawn.size <= MOST) break
    drawn.delete(oldest)
  }
  return found
}
