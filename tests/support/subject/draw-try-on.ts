import sharp, { type OverlayOptions } from 'sharp'
import { headPose } from '#domain/face/head-pose.ts'
import type { FrameSubject } from '#domain/frame/design.ts'
import { drawStill } from '#domain/virtual-try-on/draw-still.ts'
import { cropLandmarks, faceCrop, pinholeOf } from '#domain/virtual-try-on/face-crop.ts'
import { findLandmarks } from '#islands/instruments/face/find-landmarks.ts'
import { openFastFaceModels } from '#tests/support/face-models.ts'
import { frameSubject, geometry } from '#tests/support/worn.ts'
import { openStudio } from './photograph.ts'

/**
 * Draws `try-on.webp`, the picture of the guide: `node tests/support/subject/draw-try-on.ts`. A person of whom every length is known, in three poses, with
 * frames of each rim and look, as the rasteriser draws them.
 */
const HEIGHT = 480
const POSES = [{ distance: 480 }, { distance: 480, yaw: 22 }, { distance: 480, yaw: -22, pitch: 6 }]
const FRAMES: FrameSubject[] = [
  frameSubject({}, { material: 'havana' }),
  frameSubject({ shape: 'round', build: 'metal' }, { material: 'gold' }),
  frameSubject({ shape: 'aviator', build: 'metal' }, { material: 'silver', lens: 'green' }),
  frameSubject({ shape: 'square', boldness: 1 }, { material: 'crystal' }),
  frameSubject({ shape: 'rectangle', build: 'metal', rim: 'nylor' }, { material: 'gunmetal' }),
  frameSubject({ shape: 'oval', build: 'metal', rim: 'rimless' }, { material: 'gold' }),
]

const models = await openFastFaceModels()
const shoot = await openStudio()
const size = { width: 1200, height: 900 }
const tiles: OverlayOptions[] = []
let width = 0
for (const [row, pose] of POSES.entries()) {
  const { image } = shoot({ ...pose, size })
  const found = findLandmarks(models, image)
  if (!found) throw new Error('no face')
  const { left, top, width: wide, height, zoom } = faceCrop(found, size, HEIGHT)
  const crop = {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(wide),
    height: Math.round(height),
    zoom,
  }
  width = Math.round(crop.width * crop.zoom)
  const part = await sharp(image.data, { raw: { ...size, channels: 4 } })
    .extract({ left: crop.left, top: crop.top, width: crop.width, height: crop.height })
    .resize(width, HEIGHT)
    .raw()
    .toBuffer()
  const wearer = {
    camera: pinholeOf(size, crop),
    landmarks: cropLandmarks(found, crop),
    scale: 1,
    geometry,
    pose: headPose(found, size, { scale: 1 }),
  }
  const picture = { width, height: HEIGHT, data: new Uint8ClampedArray(part) }
  for (const [column, frame] of FRAMES.entries()) {
    const bytes = drawStill(picture, wearer, frame)
    const raw = { width, height: HEIGHT, channels: 3 } as const
    tiles.push({
      input: await sharp(bytes, { raw }).png().toBuffer(),
      left: column * width,
      top: row * HEIGHT,
    })
  }
}
const sheet = { width: width * FRAMES.length, height: HEIGHT * POSES.length, channels: 3 as const }
await sharp({ create: { ...sheet, background: '#ffffff' } })
  .composite(tiles)
  .webp({ quality: 70 })
  .toFile(`${import.meta.dirname}/try-on.webp`)
