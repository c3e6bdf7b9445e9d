import type { Vector } from '#domain/frame/mesh.ts'

/** Pixels. */
export type Size = { width: number; height: number }

/**
 * The product stands on a turntable, the camera and the lamps stay: `yaw` turns the product, `pitch` lifts the
 * camera (both degrees). `scale` is pixels a millimetre at the target, which is drawn at `centre`.
 */
export type Camera = {
  yaw: number
  pitch: number
  /** Millimetres from the target; far away flattens the perspective. */
  distance: number
  target: Vector
  scale: number
  centre: readonly [x: number, y: number]
}

export type Projection = ReturnType<typeof projection>

const RADIANS = Math.PI / 180

/** From the turntable's coordinates ("studio") to pixels. */
export function projection(camera: Camera) {
  const cos = Math.cos(camera.pitch * RADIANS)
  const sin = Math.sin(camera.pitch * RADIANS)
  const target = rotateAboutY(camera.target, camera.yaw)
  const focal = camera.scale * camera.distance
  return {
    camera,
    /** Where the camera stands in the studio. */
    eye: [target[0], target[1] + camera.distance * sin, target[2] + camera.distance * cos] as const,
    /** Column, row and distance of a studio point. */
    project(x: number, y: number, z: number, into: Float64Array) {
      const dx = x - target[0]
      const dy = y - target[1]
      const dz = z - target[2]
      const depth = camera.distance - (dy * sin + dz * cos)
      into[0] = camera.centre[0] + (focal * dx) / depth
      into[1] = camera.centre[1] - (focal * (dy * cos - dz * sin)) / depth
      into[2] = depth
    },
    /** Unit direction in the studio of what is seen at a pixel. */
    direction(column: number, row: number, into: Float64Array) {
      const x = (column - camera.centre[0]) / focal
      const up = (camera.centre[1] - row) / focal
      const y = up * cos - sin
      const z = -up * sin - cos
      const length = Math.sqrt(x * x + y * y + z * z)
      into[0] = x / length
      into[1] = y / length
      into[2] = z / length
    },
  }
}

/** A point on the turntable after turning it. */
export function rotateAboutY([x, y, z]: Vector, yaw: number): Vector {
  const cos = Math.cos(yaw * RADIANS)
  const sin = Math.sin(yaw * RADIANS)
  return [x * cos + z * sin, y, z * cos - x * sin]
}
