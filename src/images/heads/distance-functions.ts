/** Signed distance from a point to a surface, negative inside; millimetres. */
export type DistanceFunction = (x: number, y: number, z: number) => number

/** The union of two bodies, blended over `soft` millimetres. */
export function smoothUnion(a: number, b: number, soft: number): number {
  const overlap = Math.max(soft - Math.abs(a - b), 0) / soft
  return Math.min(a, b) - overlap * overlap * soft * 0.25
}

/** The first body without the second, with the edge rounded over `soft` millimetres. */
export const smoothSubtraction = (a: number, b: number, soft: number): number => -smoothUnion(-a, b, soft)

export function ellipsoidDistance(
  x: number,
  y: number,
  z: number,
  cx: number,
  cy: number,
  cz: number,
  rx: number,
  ry: number,
  rz: number,
): number {
  const dx = (x - cx) / rx
  const dy = (y - cy) / ry
  const dz = (z - cz) / rz
  const near = Math.sqrt(dx * dx + dy * dy + dz * dz)
  const ex = dx / rx
  const ey = dy / ry
  const ez = dz / rz
  const steep = Math.sqrt(ex * ex + ey * ey + ez * ez)
  return steep < 1e-9 ? -Math.min(rx, ry, rz) : (near * (near - 1)) / steep
}

/** A rod between two points, its radius changing from `ra` to `rb`. */
export function capsuleDistance(
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  ra: number,
  rb: number,
): number {
  const ex = bx - ax
  const ey = by - ay
  const ez = bz - az
  const px = x - ax
  const py = y - ay
  const pz = z - az
  let share = (px * ex + py * ey + pz * ez) / (ex * ex + ey * ey + ez * ez)
  share = share < 0 ? 0 : share > 1 ? 1 : share
  const ox = px - ex * share
  const oy = py - ey * share
  const oz = pz - ez * share
  return Math.sqrt(ox * ox + oy * oy + oz * oz) - (ra + (rb - ra) * share)
}
