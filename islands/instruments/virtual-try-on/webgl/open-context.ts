/**
 * WebGL 2 on a canvas of its own; null where there is none, or none on a graphics card: there the rasteriser draws a still as fast, and no film
 * is fast enough.
 */
export const openContext = (): WebGL2RenderingContext | null =>
  new OffscreenCanvas(1, 1).getContext('webgl2', {
    antialias: true,
    alpha: false,
    failIfMajorPerformanceCaveat: true,
  })

export const closeContext = (gl: WebGL2RenderingContext | null): void =>
  gl?.getExtension('WEBGL_lose_context')?.loseContext()

/** Whether there is one. A browser allows few of them at a time. */
export function hasContext(): boolean {
  const gl = openContext()
  closeContext(gl)
  return gl !== null
}
