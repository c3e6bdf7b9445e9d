import type { RefObject } from 'react'
import type { FaceLandmarks, PixelImage } from '#domain/face/face-landmarks.ts'
import { headPose } from '#domain/face/head-pose.ts'
import type { FrameSubject } from '#domain/frame/design.ts'
import { centreCrop, cropLandmarks, pinholeOf } from '#domain/virtual-try-on/face-crop.ts'
import { pictureLight } from '#domain/virtual-try-on/picture-light.ts'
import { steadyView } from '#domain/virtual-try-on/steady-view.ts'
import { picturePixels } from '#islands/instruments/camera/picture-pixels.ts'
import { fittedSize, pictureOf } from '#islands/instruments/camera/read-picture.ts'
import type { Finding } from './finding.ts'
import { openFramePainter, type FramePainter } from './webgl/frame-painter.ts'

/** models: they could not be loaded, or stopped. film: no frame can be drawn in it. With both the mirror shows the picture alone. */
export type FilmState = 'loading' | 'shown' | 'no-face' | 'models' | 'film'

type Film = {
  video: RefObject<HTMLVideoElement | null>
  canvas: RefObject<HTMLCanvasElement | null>
  worn: RefObject<{ subject: FrameSubject | undefined; scale: number }>
  find(): Promise<Finding>
  onState(state: FilmState): void
  signal: AbortSignal
}

const MILLISECONDS = 1000
/**
 * Of the picture in which a face is searched for. A camera has twice as many pixels, by which no point of a face is found better than by half a pixel; but
 * reading them takes longer than the search.
 */
const SEARCHED_SIDE = 640

/** Draws the pictures of the camera until the signal, as fast as faces are found, and a frame on each face as soon as that can be: the mirror is never empty. */
export async function filmFrames({ video, canvas, worn, find, onState, signal }: Film): Promise<void> {
  const painter = openFramePainter()
  const models: { opened: Finding | undefined } = { opened: undefined }
  function giveUp(state: 'models' | 'film'): undefined {
    models.opened = undefined
    if (!signal.aborted) onState(state)
  }
  async function openModels() {
    try {
      models.opened = await find()
    } catch {
      giveUp('models')
    }
  }
  if (painter) void openModels()
  else giveUp('film')
  let steady = steadyView()
  let last = performance.now()
  let found: Found | undefined
  async function searched(picture: ImageBitmap): Promise<Omit<Found, 'picture'>> {
    const { opened } = models
    const size = fittedSize(picture.width, picture.height, SEARCHED_SIDE)
    const answer = await opened?.finder
      .find(picturePixels(picture, size), { track: true })
      .catch(() => giveUp('models'))
    return { pixels: answer?.image, landmarks: answer?.landmarks, geometry: opened?.geometry }
  }
  function paint({ picture, ...face }: Found, screen: HTMLCanvasElement): void {
    const now = performance.now()
    if (!signal.aborted) {
      if (!face.landmarks) steady = steadyView()
      try {
        paintPicture(
          painter,
          { picture, ...face, screen, seconds: (now - last) / MILLISECONDS },
          steady,
          worn.current,
        )
        if (models.opened) onState(face.landmarks ? 'shown' : 'no-face')
      } catch {
        giveUp('film')
      }
    }
    picture.close()
    last = now
  }
  try {
    let next = nextPicture()
    while (!signal.aborted) {
      await next
      // Asked for before the search: what is due while it runs is not waited for again.
      next = nextPicture()
      const [shown, screen] = [video.current, canvas.current]
      if (!shown || !screen || shown.readyState < shown.HAVE_CURRENT_DATA) continue
      const picture = pictureOf(shown)
      const searching = searched(picture)
      // While the worker searches, the picture before is painted.
      if (found) paint(found, screen)
      found = { picture, ...(await searching) }
    }
  } finally {
    found?.picture.close()
    painter?.close()
  }
}

const nextPicture = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** A picture of the film, and the face in it, if one was searched for. */
type Found = {
  picture: ImageBitmap
  pixels: PixelImage | undefined
  landmarks: FaceLandmarks | undefined
  geometry: Finding['geometry'] | undefined
}

type Drawn = Found & { screen: HTMLCanvasElement; seconds: number }

/** The picture, and with a face the frame on it. Throws where that cannot be drawn, after the picture. */
function paintPicture(
  painter: FramePainter | undefined,
  { picture, pixels, landmarks, screen, geometry, seconds }: Drawn,
  steady: ReturnType<typeof steadyView>,
  { subject, scale }: Film['worn']['current'],
) {
  const { width, height } = screen
  const crop = centreCrop(picture, height)
  const part = new OffscreenCanvas(width, height)
  part.getContext('2d')?.drawImage(picture, crop.left, crop.top, crop.width, crop.height, 0, 0, width, height)
  const context = screen.getContext('2d')
  context?.drawImage(part, 0, 0)
  if (!painter || !pixels || !geometry || !landmarks || !subject) return
  const { pose, light } = steady(
    { pose: headPose(landmarks, pixels, { scale }), light: pictureLight(pixels, landmarks) },
    seconds,
  )
  const zoom = picture.width / pixels.width
  const wearer = {
    camera: pinholeOf(picture, crop),
    landmarks: cropLandmarks(landmarks, {
      left: crop.left / zoom,
      top: crop.top / zoom,
      zoom: crop.zoom * zoom,
    }),
    pose,
    scale,
    geometry,
  }
  context?.drawImage(painter.paint({ picture: part, wearer, light, subject }, { width, height }), 0, 0)
}
