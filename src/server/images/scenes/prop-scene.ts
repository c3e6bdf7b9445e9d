import type { View } from '#domain/picture/picture.ts'
import type { Prop } from '#server/images/goods/prop.ts'
import type { Camera } from '#server/images/raster/camera.ts'
import type { Size } from '#server/images/raster/camera.ts'
import type { Scene } from '#server/images/raster/capture.ts'
import { fitted } from '#server/images/raster/fit.ts'

/** A thing on the table, as the view asks; views that only frames have show it at an angle. */
export function propScene(prop: Prop, view: View, size: Size): Scene {
  const mesh = prop.mesh()
  const look = view === 'front' || view === 'detail' ? prop.front : prop.angled
  const camera: Camera = { ...look, distance: 700, target: [0, 20, 0], scale: 1, centre: [0, 0] }
  if (view === 'detail' && prop.detail) {
    const { x, y, z, width } = prop.detail
    const middle = [size.width / 2, size.height / 2] as const
    return {
      bodies: [{ mesh }],
      camera: { ...camera, target: [x, y, z], scale: size.width / width, centre: middle },
      floor: true,
    }
  }
  return { bodies: [{ mesh }], camera: fitted([{ mesh }], camera, size, prop.fill), floor: true }
}
