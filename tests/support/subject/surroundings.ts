import type { Vector } from '#domain/frame/mesh.ts'
import { along } from './head.ts'

/** Hair and ears lie on a sheet that goes on from the border of the face, bent backwards on both sides until it ends. Millimetres. */
const FRONT = 40
const BEND = 0.0105
const END = -130

/** Where a line of sight that misses the face meets hair and shoulders, in the canonical head; undefined: there is only a wall. */
export function aroundFace(from: Vector, direction: Vector): Vector | undefined {
  const square = BEND * direction[0] ** 2
  const linear = 2 * BEND * from[0] * direction[0] + direction[2]
  const rest = BEND * from[0] ** 2 + from[2] - FRONT
  const discriminant = linear ** 2 - 4 * square * rest
  if (discriminant < 0) return undefined
  const met = along(from, direction, (2 * rest) / (Math.sqrt(discriminant) - linear))
  return met[2] > END ? met : undefined
}
