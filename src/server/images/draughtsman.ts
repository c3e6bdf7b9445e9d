import type { Picture } from '#domain/picture/picture.ts'
import { capture, type Capture, type Size } from './raster/capture.ts'
import { develop } from './raster/develop.ts'
import { createRemembered } from './remembered.ts'
import { staged } from './scenes/stage.ts'

/** Captures remembered, so that a product's other colours need no drawing of their shape. */
const MOST_CAPTURED = 32 * 1024 * 1024

/** Points along each edge of a pixel: small pictures can afford more. */
const samplesFor = ({ width }: Size): number => (width <= 420 ? 3 : 2)

/** Draws pictures: sRGB bytes, three a pixel. */
export function createDraughtsman(): (picture: Picture, size: Size) => Promise<Uint8Array> {
  const remembered = createRemembered<Capture>(MOST_CAPTURED, ({ bytes }) => bytes)
  return async (picture, size) => {
    const { shape, scene, finish } = staged(picture, size)
    const captured = remembered(`${shape} ${size.width}x${size.height}`, () =>
      capture(scene(), size, samplesFor(size)),
    )
    return develop(captured, await finish())
  }
}
