import { cross, subtract, normalised, type MeshBuilder, type Vector } from '#domain/frame/mesh.ts'

/** Slots of a box's faces. */
export type BoxFaces = { front: number; back: number; side: number; top: number; bottom: number }

export const sameFaces = (slot: number): BoxFaces => ({
  front: slot,
  back: slot,
  side: slot,
  top: slot,
  bottom: slot,
})

const CORNER_STEPS = 4

/**
 * A box with rounded edges and its centre at `centre`. The texture of a face is millimetres from its middle, right
 * and up.
 */
export function addBox(builder: MeshBuilder, centre: Vector, size: Vector, radius: number, faces: BoxFaces) {
  const half: Vector = [size[0] / 2, size[1] / 2, size[2] / 2]
  const sides: { slot: number; along: Vector; up: Vector; out: Vector }[] = [
    { slot: faces.front, along: [1, 0, 0], up: [0, 1, 0], out: [0, 0, 1] },
    { slot: faces.back, along: [-1, 0, 0], up: [0, 1, 0], out: [0, 0, -1] },
    { slot: faces.side, along: [0, 0, -1], up: [0, 1, 0], out: [1, 0, 0] },
    { slot: faces.side, along: [0, 0, 1], up: [0, 1, 0], out: [-1, 0, 0] },
    { slot: faces.top, along: [1, 0, 0], up: [0, 0, -1], out: [0, 1, 0] },
    { slot: faces.bottom, along: [1, 0, 0], up: [0, 0, 1], out: [0, -1, 0] },
  ]
  for (const { slot, along, up, out } of sides) {
    const reach = (axis: Vector) => Math.abs(axis[0] * half[0] + axis[1] * half[1] + axis[2] * half[2])
    const place = (u: number, v: number) => {
      const onCube = sum(scaled(along, u), scaled(up, v), scaled(out, reach(out)))
      const core: Vector = [
        inner(onCube[0], half[0] - radius),
        inner(onCube[1], half[1] - radius),
        inner(onCube[2], half[2] - radius),
      ]
      const normal = normalised(subtract(onCube, core))
      return builder.vertex(sum(centre, core, scaled(normal, radius)), normal, [u, v, 0])
    }
    addGrid(builder, stops(reach(along), radius), stops(reach(up), radius), place, slot)
  }
}

const inner = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))
const scaled = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by]
const sum = (...vectors: Vector[]): Vector => [
  vectors.reduce((total, [x]) => total + x, 0),
  vectors.reduce((total, [, y]) => total + y, 0),
  vectors.reduce((total, [, , z]) => total + z, 0),
]

/** Positions across a face: close together near its edges, far apart between them. */
function stops(half: number, radius: number): number[] {
  const corner = Array.from({ length: CORNER_STEPS + 1 }, (_, step) => -half + (radius * step) / CORNER_STEPS)
  return [...corner, 0, ...corner.map((at) => -at).toReversed()]
}

/** A sheet of quads over all pairs of `us` and `vs`. */
export function addGrid(
  builder: MeshBuilder,
  us: readonly number[],
  vs: readonly number[],
  place: (u: number, v: number) => number,
  slot: number | ((u: number, v: number) => number),
) {
  const rows = vs.map((v) => us.map((u) => place(u, v)))
  for (let j = 0; j < vs.length - 1; j++) {
    for (let i = 0; i < us.length - 1; i++) {
      const [a, b] = [rows[j]![i]!, rows[j]![i + 1]!]
      const [c, d] = [rows[j + 1]![i]!, rows[j + 1]![i + 1]!]
      const number = typeof slot === 'number' ? slot : slot(us[i]!, vs[j]!)
      builder.triangle(a, b, c, number)
      builder.triangle(b, d, c, number)
    }
  }
}

export const linearSteps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / count)

/** A point of a turned body: its distance from the axis, its height, and the material from there upwards. */
export type LathePoint = readonly [radius: number, height: number, slot?: number]

/**
 * A body of revolution around the vertical axis through `centre`, flattened by `depth` (1 is round). Texture: the
 * angle from the front in radians times the radius of the widest point, the height, 0.
 */
export function addLathe(
  builder: MeshBuilder,
  centre: Vector,
  profile: readonly LathePoint[],
  depth = 1,
  around = 72,
) {
  const widest = Math.max(...profile.map(([radius]) => radius))
  const angles = linearSteps(-Math.PI, Math.PI, around)
  let slot = profile[0]?.[2] ?? 0
  for (let k = 0; k < profile.length - 1; k++) {
    const [[lowRadius, low, own], [highRadius, high]] = [profile[k]!, profile[k + 1]!]
    slot = own ?? slot
    const [before, after] = [profile[k - 1], profile[k + 2]]
    const lowSlope = slopeOf(before, profile[k]!, profile[k + 1]!)
    const highSlope = slopeOf(profile[k], profile[k + 1]!, after ?? profile[k + 1]!)
    addGrid(
      builder,
      angles,
      [0, 1],
      (angle, end) => {
        const radius = end === 0 ? lowRadius : highRadius
        const [out, up] = end === 0 ? lowSlope : highSlope
        const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
        const y = end === 0 ? low : high
        return builder.vertex(
          [centre[0] + radius * sin, centre[1] + y, centre[2] + radius * cos * depth],
          normalised([out * sin, up, (out * cos) / depth]),
          [angle * widest, y, 0],
        )
      },
      slot,
    )
  }
}

/** Outward direction (away from the axis, up) at a point of a profile; a sharp bend stays sharp. */
function slopeOf(
  before: LathePoint | undefined,
  at: LathePoint,
  after: LathePoint,
): readonly [out: number, up: number] {
  const enter = before ? direction(before, at) : direction(at, after)
  const leave = at === after ? enter : direction(at, after)
  const straight = enter[0] * leave[0] + enter[1] * leave[1]
  const [x, y] = straight > 0.55 ? [enter[0] + leave[0], enter[1] + leave[1]] : leave
  const length = Math.hypot(x, y) || 1
  return [y / length, -x / length]
}

function direction(
  [fromRadius, fromHeight]: LathePoint,
  [toRadius, toHeight]: LathePoint,
): readonly [number, number] {
  const length = Math.hypot(toRadius - fromRadius, toHeight - fromHeight) || 1
  return [(toRadius - fromRadius) / length, (toHeight - fromHeight) / length]
}

/** A rounded edge of a turned body: points of a quarter circle from one point to the next around `corner`. */
export function roundedCorner(from: LathePoint, corner: LathePoint, to: LathePoint, count = 5): LathePoint[] {
  return linearSteps(0, 1, count).map((t): LathePoint => {
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    return [
      a * from[0] + b * corner[0] + c * to[0],
      a * from[1] + b * corner[1] + c * to[1],
      ...(t === 0 && from[2] !== undefined ? ([from[2]] as const) : ([] as const)),
    ]
  })
}

/** The normal of a sheet from the positions of its neighbours. */
export const sheetNormal = (right: Vector, left: Vector, up: Vector, down: Vector): Vector =>
  normalised(cross(subtract(right, left), subtract(up, down)))
