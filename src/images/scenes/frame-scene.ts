import type { FrameForm } from '#domain/frame/design.ts'
import { frameMesh } from '#domain/frame/frame-mesh.ts'
import { slotNumber, type Mesh, type Vector } from '#domain/frame/mesh.ts'
import { FRONT_DISTANCE, frontPixels } from '#domain/frame/scale.ts'
import type { RenderView } from '#domain/image/render-spec.ts'
import type { Camera, Size } from '#domain/raster/camera.ts'
import type { Scene } from '#domain/raster/geometry-pass.ts'
import { fitCamera } from '#domain/raster/fit-camera.ts'

export type StillView = Exclude<RenderView, 'worn'>

/** Camera of each view of a frame; `fill` is the fraction of width and height that it may fill. */
const VIEWPOINTS: Record<
  Exclude<StillView, 'front' | 'detail'>,
  { yaw: number; pitch: number; distance: number; fill: number }
> = {
  angled: { yaw: -33, pitch: 9, distance: 640, fill: 0.8 },
  side: { yaw: -90, pitch: 1, distance: 2600, fill: 0.8 },
  back: { yaw: 152, pitch: 24, distance: 700, fill: 0.74 },
}

/** Pixels per millimetre from which one sample is enough for a pixel: of plastic, of thin and shiny parts. */
const NEAR = { plastic: 4, thin: 16 }
const PLASTIC = new Set([slotNumber('front'), slotNumber('temple'), slotNumber('tip')])

/** Millimetres between the points of a plastic front in a picture of one hinge. */
const DETAIL_CELL = 0.22

export function frameScene(form: FrameForm, view: StillView, size: Size): Scene {
  const mesh = view === 'detail' ? frameMesh(form, DETAIL_CELL) : frameMesh(form)
  const tip = restingTip(mesh, form)
  const camera = cameraFor(mesh, form, view, size, tip)
  const broad = (slot: number) => camera.scale >= (PLASTIC.has(slot) ? NEAR.plastic : NEAR.thin)
  return { bodies: [{ mesh, tip }], camera, floor: true, broad }
}

/** The tilt of a frame that rests on its rims and the ends of its temples, radians. */
function restingTip({ positions }: Mesh, { figures }: FrameForm): number {
  let [front, back, end] = [Infinity, Infinity, 0]
  const behind = -figures.temple * 0.6
  for (let at = 0; at < positions.length; at += 3) {
    const [y, z] = [positions[at + 1]!, positions[at + 2]!]
    if (z > behind) front = Math.min(front, y)
    else if (y < back) [back, end] = [y, z]
  }
  return Math.atan2(front - back, -end)
}

function cameraFor(mesh: Mesh, form: FrameForm, view: StillView, size: Size, tip: number): Camera {
  const middle = [size.width / 2, size.height / 2] as const
  if (view === 'front') {
    return {
      yaw: 0,
      pitch: 6,
      distance: FRONT_DISTANCE,
      target: [0, 0, 0],
      scale: frontPixels(size),
      centre: middle,
    }
  }
  if (view === 'detail') {
    const target: Vector = [form.figures.width / 2 - 10, form.figures.lensHeight * 0.2, -4]
    return {
      yaw: -27,
      pitch: 8,
      distance: 420,
      target,
      scale: size.width / 46,
      centre: [size.width * 0.6, size.height * 0.46],
    }
  }
  const { fill, ...viewpoint } = VIEWPOINTS[view]
  const start: Camera = { ...viewpoint, target: [0, 0, -60], scale: 1, centre: [0, 0] }
  return fitCamera([{ mesh, tip }], start, size, { width: fill, height: 0.7 })
}
