import type { View } from '#domain/picture/picture.ts'
import type { Size } from './raster/camera.ts'

/**
 * Pixels that are drawn at most; larger pictures are enlarged from there. Heads and close-ups fill the picture with
 * soft forms, the ground of all others is quickly drawn.
 */
const MOST: Record<View, number> = {
  front: 1_600_000,
  angled: 1_600_000,
  side: 1_600_000,
  back: 1_600_000,
  detail: 800_000,
  worn: 800_000,
}

/** The size in which a picture is drawn so that nobody waits long for it. */
export function masterSize(view: View, { width, height }: Size): Size {
  const scale = Math.sqrt(MOST[view] / (width * height))
  if (scale >= 1) return { width, height }
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
