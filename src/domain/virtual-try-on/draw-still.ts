import type { PixelImage } from '#domain/face/face-landmarks.ts'
import type { FrameSubject } from '#domain/frame/design.ts'
import { slotNumber, type Mesh } from '#domain/frame/mesh.ts'
import { mix } from '#domain/frame/scalar.ts'
import type { Camera } from '#domain/raster/camera.ts'
import { byteToLight } from '#domain/raster/colour.ts'
import { geometryPass } from '#domain/raster/geometry-pass.ts'
import { shadingPass } from '#domain/raster/shading-pass.ts'
import { renderShadowMap, shadowMapLookup } from '#domain/raster/shadow-map.ts'
import type { Surface } from '#domain/raster/surface.ts'
import { frameShading } from '#domain/shade/frame-shading.ts'
import { type PictureLight, pictureLight } from './picture-light.ts'
import { seenFrom, SKIN_SLOT, type Wearer, wearerMesh } from './wearer.ts'
import { wornFrame } from './worn-frame.ts'

/** Points along each side of a pixel. */
const SAMPLES = 2

/** A window or a lamp of a room is broad, so that its shadows soften with their distance: light from so many places, in the axes of the head. */
const LAMPS = [
  [0.05, 0.68, 0.73],
  [0.3, 0.6, 0.74],
  [-0.26, 0.6, 0.76],
  [0.1, 0.82, 0.56],
  [-0.06, 0.46, 0.89],
] as const
const LIT_MIDDLE = [0, 20, 20] as const

/** Of the light in a room so much has a direction; the rest comes from everywhere, and no shadow is darker. */
const DIRECTED = 0.5

const LENS = slotNumber('lens')
const isSolid = (slot: number) => slot !== LENS

/** The picture with the frame on its face: sRGB bytes, red, green and blue of each pixel. */
export function drawStill(image: PixelImage, wearer: Wearer, subject: FrameSubject): Uint8Array {
  const { pose, scale } = wearer
  const frame = wornFrame(subject, scale)
  const bodies = [wearerMesh(wearer), frame].map((mesh) => ({ mesh: seenFrom(pose, mesh) }))
  const capture = geometryPass(
    { bodies, camera: cameraOf(wearer), floor: false, broad: (slot) => slot === SKIN_SLOT },
    image,
    SAMPLES,
  )
  const shading = frameShading(subject)
  const light = pictureLight(image, wearer.landmarks)
  const surfaces: (Surface | undefined)[] = shading.surfaces.map((each) => each && inPicture(each, light))
  surfaces[SKIN_SLOT] = shadowed(frame)
  return shadingPass(capture, { ...shading, surfaces, ground: groundOf(image) })
}

const cameraOf = ({ camera: { focal, centre }, pose: { distance } }: Wearer): Camera => ({
  yaw: 0,
  pitch: 0,
  distance,
  target: [0, 0, -distance],
  scale: focal / distance,
  centre,
})

function groundOf({ width, data }: PixelImage): (row: number) => Float32Array {
  const light = new Float32Array(width * 3)
  return (row) => {
    for (let pixel = 0; pixel < width; pixel++)
      for (let channel = 0; channel < 3; channel++)
        light[pixel * 3 + channel] = byteToLight(data[(row * width + pixel) * 4 + channel]!)
    return light
  }
}

/** A surface in the light of the picture instead of the studio's, as much of it as is there (`open`). */
function inPicture(surface: Surface, { colour, side }: PictureLight): Surface {
  return (point, light) => {
    const [red, green, blue] = light as unknown as [number, number, number]
    const lit = 1 + side * point.nx
    const gains = [colour[0] * lit, colour[1] * lit, colour[2] * lit] as const
    for (let channel = 0; channel < 3; channel++) light[channel]! /= gains[channel]!
    surface(point, light)
    light[0] = mix(red, light[0]! * gains[0], point.open)
    light[1] = mix(green, light[1]! * gains[1], point.open)
    light[2] = mix(blue, light[2]! * gains[2], point.open)
  }
}

/** The picture, darker where the frame stands between it and the light. */
function shadowed(frame: Mesh): Surface {
  const lights = LAMPS.map((towards) => {
    const lamp = { towards, middle: LIT_MIDDLE }
    const depths = renderShadowMap([frame], lamp, isSolid)
    return shadowMapLookup(depths, lamp, new Float32Array(depths.length).fill(-Infinity))
  })
  return (point, light) => {
    const lit =
      lights.reduce((sum, lightAt) => sum + lightAt(point.s, point.t, point.u, 1), 0) / lights.length
    for (let channel = 0; channel < 3; channel++) light[channel]! *= 1 - DIRECTED * (1 - lit)
  }
}
