import { cross, dot, subtract, normalised, type MeshBuilder, type Vector } from './mesh.ts'

/** One cross-section of a swept body. */
export type CrossSection = {
  centre: Vector
  /** Directions of the section's width and height, at right angles to the path. */
  across: Vector
  up: Vector
  width: number
  height: number
  /** Exponent of the superellipse: 2 is an ellipse, a greater one is more rectangular. */
  squareness: number
  /** Position along the raw material, for patterns. */
  along?: number
}

const RING = 20

/** A body whose cross-section moves along a path; a closed path joins its ends, an open one gets caps. */
export function addSweep(
  builder: MeshBuilder,
  stations: readonly CrossSection[],
  slot: number,
  closed = false,
) {
  if (stations.length < 2) throw new RangeError('A path has at least two points')
  const rings = stations.map(ringOf)
  const last = stations.length - 1
  const rows = rings.map((ring, index) => {
    const before = rings[index > 0 ? index - 1 : closed ? last : 0]!
    const after = rings[index < last ? index + 1 : closed ? 0 : last]!
    return ring.map((point, k) => {
      const around = subtract(ring[(k + 1) % RING]!, ring[(k + RING - 1) % RING]!)
      const along = subtract(after[k]!, before[k]!)
      const station = stations[index]!
      return builder.vertex(
        point,
        outward(cross(around, along), subtract(point, station.centre)),
        textureOf(station, point),
      )
    })
  })
  for (let index = 0; index < (closed ? stations.length : last); index++) {
    joinRings(builder, rows[index]!, rows[(index + 1) % rows.length]!, slot)
  }
  if (closed) return
  for (const [end, neighbour] of [
    [0, 1],
    [last, last - 1],
  ] as const) {
    const station = stations[end]!
    addCap(builder, station, rings[end]!, subtract(station.centre, stations[neighbour]!.centre), slot)
  }
}

function ringOf({ centre, across, up, width, height, squareness }: CrossSection): Vector[] {
  const power = 2 / squareness
  return Array.from({ length: RING }, (_, k): Vector => {
    const angle = (k / RING) * 2 * Math.PI
    const a = (signedPower(Math.cos(angle), power) * width) / 2
    const b = (signedPower(Math.sin(angle), power) * height) / 2
    return [
      centre[0] + across[0] * a + up[0] * b,
      centre[1] + across[1] * a + up[1] * b,
      centre[2] + across[2] * a + up[2] * b,
    ]
  })
}

const signedPower = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power

const outward = (normal: Vector, from: Vector): Vector => {
  const unit = normalised(normal)
  return dot(unit, from) < 0 ? [-unit[0], -unit[1], -unit[2]] : unit
}

const textureOf = ({ along }: CrossSection, point: Vector): Vector =>
  along === undefined ? point : [along, point[1], point[2]]

function joinRings(builder: MeshBuilder, from: number[], to: number[], slot: number) {
  for (let k = 0; k < RING; k++) {
    const next = (k + 1) % RING
    builder.triangle(from[k]!, from[next]!, to[k]!, slot)
    builder.triangle(from[next]!, to[next]!, to[k]!, slot)
  }
}

function addCap(
  builder: MeshBuilder,
  station: CrossSection,
  ring: Vector[],
  direction: Vector,
  slot: number,
) {
  const normal = normalised(direction)
  const middle = builder.vertex(station.centre, normal, textureOf(station, station.centre))
  const rim = ring.map((point) => builder.vertex(point, normal, textureOf(station, point)))
  rim.forEach((corner, k) => builder.triangle(middle, corner, rim[(k + 1) % RING]!, slot))
}

/** A wire of constant radius through the points. */
export function addWire(builder: MeshBuilder, points: readonly Vector[], radius: number, slot: number) {
  addSweep(
    builder,
    points.map((centre, index): CrossSection => {
      const ahead = normalised(
        subtract(points[Math.min(index + 1, points.length - 1)]!, points[Math.max(index - 1, 0)]!),
      )
      const across = normalised(Math.abs(ahead[1]) < 0.9 ? [-ahead[2], 0, ahead[0]] : [1, 0, 0])
      return {
        centre,
        across,
        up: cross(across, ahead),
        width: 2 * radius,
        height: 2 * radius,
        squareness: 2,
      }
    }),
    slot,
  )
}

/** Points on a smooth open curve through the given ones. */
export function smoothPath(points: readonly Vector[], perPiece: number): Vector[] {
  const at = (index: number) => points[Math.max(0, Math.min(index, points.length - 1))]!
  const path: Vector[] = []
  for (let piece = 0; piece < points.length - 1; piece++) {
    const [a, b, c, d] = [at(piece - 1), at(piece), at(piece + 1), at(piece + 2)]
    for (let step = 0; step < perPiece; step++) {
      const t = step / perPiece
      const bend = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3)
      path.push([bend(0), bend(1), bend(2)])
    }
  }
  path.push(at(points.length - 1))
  return path
}

/** A sphere scaled along the axes and rotated by `roll` radians around z. */
export function addEllipsoid(builder: MeshBuilder, centre: Vector, radii: Vector, slot: number, roll = 0) {
  const [around, down] = [18, 12]
  const turn = ([x, y, z]: Vector): Vector => [
    x * Math.cos(roll) - y * Math.sin(roll),
    x * Math.sin(roll) + y * Math.cos(roll),
    z,
  ]
  const rows = Array.from({ length: down + 1 }, (_, row) =>
    Array.from({ length: around }, (_, column) => {
      const [theta, phi] = [(row / down) * Math.PI, (column / around) * 2 * Math.PI]
      const unit: Vector = [Math.sin(theta) * Math.cos(phi), Math.cos(theta), Math.sin(theta) * Math.sin(phi)]
      const [x, y, z] = turn([unit[0] * radii[0], unit[1] * radii[1], unit[2] * radii[2]])
      const normal = turn(normalised([unit[0] / radii[0], unit[1] / radii[1], unit[2] / radii[2]]))
      return builder.vertex([centre[0] + x, centre[1] + y, centre[2] + z], normal)
    }),
  )
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < around; column++) {
      const next = (column + 1) % around
      const [upper, lower] = [rows[row]!, rows[row + 1]!]
      builder.triangle(upper[column]!, upper[next]!, lower[column]!, slot)
      builder.triangle(upper[next]!, lower[next]!, lower[column]!, slot)
    }
  }
}
