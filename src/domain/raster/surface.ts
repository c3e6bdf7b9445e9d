/** One visible point, in studio directions. */
export type SurfacePoint = {
  /** Unit normal, turned towards the viewer. */
  nx: number
  ny: number
  nz: number
  /** Unit direction of the reflected view. */
  rx: number
  ry: number
  rz: number
  /** Cosine between normal and view: 1 seen from the front, 0 at the silhouette. */
  facing: number
  /** Position in the raw material, millimetres; for lenses see the lens mesh. */
  s: number
  t: number
  u: number
  /** Openness to the light, 0 to 1. */
  open: number
}

/** Turns the colour behind a point into the colour seen there; linear light. */
export type Surface = (point: SurfacePoint, light: Float64Array) => void

/** The reflected fraction of a smooth plastic or glass, by Schlick's rule. */
export const fresnel = (facing: number): number => {
  const brink = 1 - facing
  const squared = brink * brink
  return 0.04 + 0.96 * squared * squared * brink
}
