import { join } from 'node:path'
import type { Picture } from '#domain/picture/picture.ts'
import { brandMark } from './wordmark.ts'
import { createBusts } from './heads/busts.ts'
import type { Size } from './raster/camera.ts'
import { capture, type Capture, type Scene } from './raster/capture.ts'
import { develop } from './raster/develop.ts'
import { createRemembered } from './remembered.ts'
import { staged } from './scenes/stage.ts'

type Taken = { scene: Scene; captured: Capture }

/** Captures remembered, so that a product's other colours need no drawing of their shape. */
const MOST_CAPTURED = 32 * 1024 * 1024

/** Points along each edge of a pixel: small pictures can afford more. */
const samplesFor = ({ width }: Size): number => (width <= 420 ? 3 : 2)

/** Draws pictures: sRGB bytes, three a pixel. What takes long to make and never changes is kept below `dir`. */
export function createDraughtsman(dir?: string): (picture: Picture, size: Size) => Promise<Uint8Array> {
  const busts = createBusts(dir === undefined ? undefined : join(dir, 'heads'))
  const remembered = createRemembered<Taken>(MOST_CAPTURED, ({ captured }) => captured.bytes)
  return async (picture, size) => {
    const { subject, ...how } = picture
    if (subject.kind === 'wordmark') return brandMark(subject.name, size)
    const { shape, scene, finish } = staged({ ...how, subject }, size, busts)
    const { scene: stood, captured } = await remembered(`${shape} ${size.width}x${size.height}`, async () => {
      const set = await scene()
      return { scene: set, captured: capture(set, size, samplesFor(size)) }
    })
    return develop(captured, await finish(stood))
  }
}
