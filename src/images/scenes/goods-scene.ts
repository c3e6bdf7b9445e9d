import type { RenderView } from '#domain/image/render-spec.ts'
import type { GoodsModel } from '#images/goods/goods-model.ts'
import type { Camera, Size } from '#domain/raster/camera.ts'
import type { Scene } from '#domain/raster/geometry-pass.ts'
import { fitCamera } from '#domain/raster/fit-camera.ts'

/** An item on the table in the requested view; views that only frames have show it at an angle. */
export function goodsScene(prop: GoodsModel, view: RenderView, size: Size): Scene {
  const mesh = prop.mesh(view)
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
  return { bodies: [{ mesh }], camera: fitCamera([{ mesh }], camera, size, prop.fill), floor: true }
}
