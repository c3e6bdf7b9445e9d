import type { RefObject } from 'react'
import type { FaceLandmarks, PixelImage } from '#domain/face/face-landmarks.ts'
import { headPose } from '#domain/face/head-pose.ts'
import type { FrameSubject } from '#domain/frame/design.ts'
import { centreCrop, cropLandmarks, pinholeOf } from '#domain/virtual-try-on/face-crop.ts'
import { pictureLight } from '#domain/virtual-try-on/picture-light.ts'
import { steadyView } from '#domain/virtual-try-on/steady-view.ts'
import { picturePixels } from '#islands/instruments/camera/picture-pixels.ts'
import { pictureOf } from '#islands/instruments/camera/read-picture.ts'
import type { Finding } from './use-virtual-try-on.ts'
import { openFramePainter, type FramePainter } from './webgl/frame-painter.ts'

type Film = {
  video: RefObject<HTMLVideoElement | null>
  canvas: RefObject<HTMLCanvasElement | null>
  worn: RefObject<{ subject: FrameSubject | undefined; scale: number }>
  find(): Promise<Finding>
  /** With each picture: whether there is a face in it. */
  onFace(isThere: boolean): void
  signal: AbortSignal
}

const MILLISECONDS = 1000

/** Draws a frame on each picture of the camera until the signal, as fast as faces are found. Rejects where the models cannot be loaded, or nothing can be drawn. */
export async function filmFrames({ video, canvas, worn, find, onFace, signal }: Film): Promise<void> {
  const painter = openFramePainter()
  if (!painter) throw new Error('no WebGL 2')
  try {
    const { finder, geometry } = await find()
    let steady = steadyView()
    let last = performance.now()
    while (!signal.aborted) {
      await nextPicture()
      const [shown, screen] = [video.current, canvas.current]
      if (!shown || !screen || shown.readyState < shown.HAVE_CURRENT_DATA) continue
      const picture = pictureOf(shown)
      const pixels = picturePixels(picture)
      const landmarks = await finder.find(pixels, { track: true })
      const now = performance.now()
      const drawn = { picture, pixels, screen, geometry, seconds: (now - last) / MILLISECONDS }
      if (!signal.aborted) {
        if (!landmarks) steady = steadyView()
        paintPicture(painter, drawn, landmarks, steady, worn.current)
        onFace(landmarks !== undefined)
      }
      picture.close()
      last = now
    }
  } finally {
    painter.close()
  }
}

const nextPicture = () => new Promise((resolve) => requestAnimationFrame(resolve))

type Drawn = {
  picture: ImageBitmap
  pixels: PixelImage
  screen: HTMLCanvasElement
  geometry: Finding['geometry']
  seconds: number
}

function paintPicture(
  painter: FramePainter,
  { picture, pixels, screen, geometry, seconds }: Drawn,
  landmarks: FaceLandmarks | undefined,
  steady: ReturnType<typeof steadyView>,
  { subject, scale }: Film['worn']['current'],
) {
  const { width, height } = screen
  const crop = centreCrop(picture, height)
  const part = new OffscreenCanvas(width, height)
  part.getContext('2d')?.drawImage(picture, crop.left, crop.top, crop.width, crop.height, 0, 0, width, height)
  const context = screen.getContext('2d')
  if (!landmarks || !subject) return context?.drawImage(part, 0, 0)
  const { pose, light } = steady(
    { pose: headPose(landmarks, picture, { scale }), light: pictureLight(pixels, landmarks) },
    seconds,
  )
  const wearer = {
    camera: pinholeOf(picture, crop),
    landmarks: cropLandmarks(landmarks, crop),
    pose,
    scale,
    geometry,
  }
  context?.drawImage(painter.paint({ picture: part, wearer, light, subject }, { width, height }), 0, 0)
}
