import { pictureLight } from '#domain/virtual-try-on/picture-light.ts'
import { wearerOf } from './found-face.ts'
import type { FrameDrawer } from './raster-drawer.ts'
import { openFramePainter } from './webgl/frame-painter.ts'

/** On the graphics card; without one, or when it is lost, with the rasteriser of the product pictures in a worker. */
export function openFrameDrawer(): FrameDrawer {
  const painter = openFramePainter()
  let raster: Promise<FrameDrawer> | undefined
  const openRaster = () =>
    (raster ??= import('./raster-drawer.ts').then(({ openRasterDrawer }) => openRasterDrawer()))
  return {
    async draw(face, scale, subject) {
      const { width, height, data } = face.image
      try {
        if (!painter) throw new Error('no WebGL 2')
        const picture = new ImageData(new Uint8ClampedArray(data), width, height)
        const wearer = wearerOf(face, scale)
        const light = pictureLight(face.image, face.landmarks)
        return painter.paint({ picture, wearer, light, subject }, { width, height }).transferToImageBitmap()
      } catch {
        return (await openRaster()).draw(face, scale, subject)
      }
    },
    close() {
      painter?.close()
      void raster?.then((opened) => opened.close()).catch(() => {})
    },
  }
}
