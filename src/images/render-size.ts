import type { RenderView } from '#domain/image/render-spec.ts'
import type { Size } from '#domain/raster/camera.ts'

/**
 * Maximum pixels to render; larger pictures are enlarged from this size. Heads and close-ups fill the picture with
 * soft forms, while the background of the others is fast to render.
 */
const MAX_PIXELS: Record<RenderView, number> = {
  front: 1_600_000,
  angled: 1_600_000,
  side: 1_600_000,
  back: 1_600_000,
  detail: 800_000,
  worn: 800_000,
}

/** The size in which a picture is rendered so that the response is fast. */
export function renderSize(view: RenderView, { width, height }: Size): Size {
  const scale = Math.sqrt(MAX_PIXELS[view] / (width * height))
  if (scale >= 1) return { width, height }
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
