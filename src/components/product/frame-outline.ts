import { type Outline, outlinePath } from '#domain/frame/outline-path.ts'
import { wirePath } from '#domain/frame/wire-path.ts'
import type { FrameConstruction } from '#domain/catalogue/frame-dimensions.ts'
import type { FrameDimensions, FrameShape } from '#domain/image/render-spec.ts'

/** About 3 KB each. */
const MAX_OUTLINES = 500
const drawn = new Map<string, Outline>()

/** The outline of a front for its construction, cached for all colours of a frame: computing it takes longer than the rest of the page. */
export function frameOutline(
  dimensions: FrameDimensions,
  shape: FrameShape,
  construction: FrameConstruction,
): Outline {
  const key = JSON.stringify([shape, dimensions, construction])
  const found =
    drawn.get(key) ??
    (construction.isWire ? wirePath(dimensions, shape, construction.rim) : outlinePath(dimensions, shape))
  drawn.delete(key)
  drawn.set(key, found)
  for (const oldest of drawn.keys()) {
    if (drawn.size <= MAX_OUTLINES) break
    drawn.delete(oldest)
  }
  return found
}
