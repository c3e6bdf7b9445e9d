import { rotationOf } from '#domain/face/rotation.ts'
import { focalLength } from '#domain/face/head-pose.ts'
import type { Vector } from '#domain/frame/mesh.ts'
import type { Subject } from './subject.ts'

/** Where the pupils of the canonical face are, and how far the centre of rotation of an eye lies behind its pupil. */
export const PUPIL_HEIGHT = 26.3
export const PUPIL_DEPTH = 36
export const PUPIL_TO_CENTRE = 10.5

export const SIZE = { width: 960, height: 720 }

export type Head = ReturnType<typeof placeHead>

/** A head turned about the middle of its centres of rotation and put before the camera, which is at 0 and looks along −z. */
export function placeHead(subject: Subject) {
  const { yaw = 0, pitch = 0, roll = 0, distance, x = 0, y = 0, scale = 1, size = SIZE } = subject
  const rotation = rotationOf({ yaw, pitch, roll })
  const focal = focalLength(size, subject.fieldOfView)
  const pivot: Vector = [0, PUPIL_HEIGHT * scale, PUPIL_DEPTH * scale - PUPIL_TO_CENTRE]
  const place: Vector = [x, y, -distance - PUPIL_TO_CENTRE]

  /** From the head to the camera. */
  function toCamera(point: Vector): Vector {
    const [a, b, c] = minus(point, pivot)
    const row = (at: number) => rotation[at]! * a + rotation[at + 1]! * b + rotation[at + 2]! * c
    return [row(0) + place[0], row(3) + place[1], row(6) + place[2]]
  }
  /** A direction of the camera in the head. */
  function turnBack([a, b, c]: Vector): Vector {
    const column = (at: number) => rotation[at]! * a + rotation[at + 3]! * b + rotation[at + 6]! * c
    return [column(0), column(1), column(2)]
  }
  const [ox, oy, oz] = turnBack(minus([0, 0, 0], place))
  return {
    size,
    /** The camera in the head. */
    camera: [ox + pivot[0], oy + pivot[1], oz + pivot[2]] as Vector,
    /** Column and row of a point of the head, and its distance along the camera's axis. */
    see(point: Vector): { x: number; y: number; away: number; pixels: number } {
      const [a, b, c] = toCamera(point)
      const pixels = focal / -c
      return { x: size.width / 2 + a * pixels, y: size.height / 2 - b * pixels, away: -c, pixels }
    },
    /** From the camera through a place of the picture, in the head. */
    lineThrough: (column: number, row: number): Vector =>
      turnBack([(column - size.width / 2) / focal, (size.height / 2 - row) / focal, -1]),
  }
}

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
/** `from` and `times` the direction on. */
export const along = (from: Vector, direction: Vector, times: number): Vector => [
  from[0] + direction[0] * times,
  from[1] + direction[1] * times,
  from[2] + direction[2] * times,
]
/** Where a line meets the plane through a point. */
export const onPlane = (from: Vector, direction: Vector, point: Vector, normal: Vector): Vector =>
  along(from, direction, dot(minus(point, from), normal) / dot(direction, normal))

/** How much of each corner of a triangle is where a line meets its plane. */
export function sharesOf(
  [a, b, c]: readonly [Vector, Vector, Vector],
  from: Vector,
  direction: Vector,
): readonly [number, number, number] {
  const [ab, ac] = [minus(b, a), minus(c, a)]
  const normal = cross(ab, ac)
  const inside = minus(onPlane(from, direction, a, normal), a)
  const square = dot(normal, normal)
  const ofB = dot(cross(inside, ac), normal) / square
  const ofC = dot(cross(ab, inside), normal) / square
  return [1 - ofB - ofC, ofB, ofC]
}

const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x]
