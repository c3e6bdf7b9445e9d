/** One visible point, in studio directions. */
export type Point = {
  /** Unit normal, turned towards the viewer. */
  nx: number
  ny: number
  nz: number
  /** Unit direction of the reflected view. */
  rx: number
  ry: number
  rz: number
  /** Cosine between normal and view: 1 seen head on, 0 at the brink. */
  facing: number
  /** Place in the raw material, millimetres; for lenses see the lens mesh. */
  s: number
  t: number
  u: number
  /** How open it lies to the light, 0 to 1. */
  open: number
}

/** Turns what lies behind a point into what is seen there; linear light. */
export type Surface = (point: Point, light: Float64Array) => void

/** How much a smooth plastic or glass reflects, by Schlick's rule. */
export const fresnel = (facing: number): number => {
  const brink = 1 - facing
  const squared = brink * brink
  return 0.04 + 0.96 * squared * squared * brink
}
