import { type Outline, outlinePath } from '#domain/frame/outline-path.ts'
import type { FrameFigures, FrameShape } from '#domain/picture/picture.ts'

/** About 3 KB each. */
const MOST = 500
const drawn = new Map<string, Outline>()

/** `outlinePath`, drawn once for all colours of a frame: tracing it takes longer than all the rest of a page. */
export function outline(figures: FrameFigures, shape: FrameShape): Outline {
  const key = JSON.stringify([shape, figures])
  const found = drawn.get(key) ?? outlinePath(figures, shape)
  drawn.delete(key)
  drawn.set(key, found)
  for (const oldest of drawn.keys()) {
    if (drawn.size <= MOST) break
    drawn.delete(oldest)
  }
  return found
}
