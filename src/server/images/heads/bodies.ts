/** Distance to a surface at a place, negative inside; millimetres. */
export type Sculpture = (x: number, y: number, z: number) => number

/** Two bodies grown together over `soft` millimetres. */
export function joined(a: number, b: number, soft: number): number {
  const overlap = Math.max(soft - Math.abs(a - b), 0) / soft
  return Math.min(a, b) - overlap * overlap * soft * 0.25
}

/** The first body with the second taken away, its edge rounded over `soft` millimetres. */
export const carved = (a: number, b: number, soft: number): number => -joined(-a, b, soft)

export function ball(
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

/** A rod from one place to another, its radius running from `ra` to `rb`. */
export function rod(
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
