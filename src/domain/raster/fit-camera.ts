import { projection, type Camera, type Size } from './camera.ts'
import type { Scene } from './geometry-pass.ts'
import { projectMesh } from './projected-mesh.ts'

/**
 * Moves and scales a camera so that the bodies fill no more than these shares of the picture, in its middle. The scale
 * stays where the bodies have no extent.
 */
export function fitCamera(
  bodies: Scene['bodies'],
  camera: Camera,
  size: Size,
  fill: { width: number; height: number },
): Camera {
  const view = projection({ ...camera, scale: 1, centre: [0, 0] })
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { mesh, tip } of bodies) {
    const { seen } = projectMesh(mesh, view, tip)
    for (let at = 0; at < seen.length; at += 3) {
      left = Math.min(left, seen[at]!)
      right = Math.max(right, seen[at]!)
      top = Math.min(top, seen[at + 1]!)
      bottom = Math.max(bottom, seen[at + 1]!)
    }
  }
  if (left > right) return { ...camera, centre: [size.width / 2, size.height / 2] }
  const filling = Math.min(
    (size.width * fill.width) / (right - left),
    (size.height * fill.height) / (bottom - top),
  )
  const scale = Number.isFinite(filling) ? filling : camera.scale
  const centre = [
    size.width / 2 - ((left + right) / 2) * scale,
    size.height / 2 - ((top + bottom) / 2) * scale,
  ] as const
  return { ...camera, scale, centre }
}
