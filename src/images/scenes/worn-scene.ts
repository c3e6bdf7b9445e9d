import type { FrameForm, FrameSubject } from '#domain/frame/design.ts'
import { frameMesh } from '#domain/frame/frame-mesh.ts'
import { slotNumber, type Mesh } from '#domain/frame/mesh.ts'
import { BUST_SLOTS } from '#images/heads/bust.ts'
import { faceSurface, hairSurface, KEY_LIGHT, shouldersSurface } from '#images/heads/head-surfaces.ts'
import type { HeadModel } from '#images/heads/head-models.ts'
import {
  renderShadowMap,
  shadowMapLookup,
  type DirectionalLight,
  type LightAt,
} from '#domain/raster/shadow-map.ts'
import { fitFrameToHead } from '#images/heads/fit-frame-to-head.ts'
import { rotateAboutY, type Size } from '#domain/raster/camera.ts'
import type { Scene } from '#domain/raster/geometry-pass.ts'
import type { ShadingInput } from '#domain/raster/shading-pass.ts'
import type { Surface } from '#domain/raster/surface.ts'
import { frameShading } from '#domain/shade/frame-shading.ts'

/** Upright pictures show head and shoulders, others the head; millimetres, and the height of their centre. */
const UPRIGHT = { width: 268, height: 335, middle: -27 }
const BROAD = { width: 306, height: 306, middle: -14 }

/** A worn frame is small in its picture: a millimetre is three pixels there. */
const WORN_CELL = 0.5

/** A head with a frame; both at their true scale. */
export function wornScene(
  bust: readonly Mesh[],
  form: FrameForm,
  { face, yaw }: HeadModel,
  size: Size,
): Scene {
  const shown = size.width < size.height ? UPRIGHT : BROAD
  return {
    bodies: [
      ...bust.map((mesh) => ({ mesh, closed: true })),
      { mesh: fitFrameToHead(frameMesh(form, WORN_CELL), form, face) },
    ],
    camera: {
      yaw,
      pitch: 2,
      distance: 1000,
      target: [0, shown.middle, -55],
      scale:
        size.height < size.width
          ? size.height / shown.height
          : Math.max(size.width / shown.width, size.height / shown.height),
      centre: [size.width / 2, size.height / 2],
    },
    floor: false,
    broad: (slot) => slot >= BUST_SLOTS.skin,
  }
}

/** The shadows of a scene, computed once for all its colours. */
const cast = new WeakMap<Scene, LightAt>()

function lightIn(scene: Scene, yaw: number): LightAt {
  const found = cast.get(scene)
  if (found) return found
  const lamp = { towards: rotateAboutY(KEY_LIGHT, -yaw), middle: [0, -30, -60] } as const
  const meshes = scene.bodies.map(({ mesh }) => mesh)
  const head = bustDepths(meshes.slice(0, -1), lamp)
  const lit = shadowMapLookup(renderShadowMap(meshes.slice(-1), lamp, isSolid, head), lamp, head)
  cast.set(scene, lit)
  return lit
}

const isSolid = (slot: number) => slot !== slotNumber('lens')

/** The depths of a bust from the lamp, by its first mesh: only the frame differs from picture to picture. */
const ofBusts = new WeakMap<Mesh, Float32Array>()

function bustDepths(bust: readonly Mesh[], lamp: DirectionalLight): Float32Array {
  const key = bust[0]
  const found = key && ofBusts.get(key)
  if (found) return found
  const depths = renderShadowMap(bust, lamp, isSolid)
  if (key) ofBusts.set(key, depths)
  return depths
}

/** Materials of head and frame; the key light's shadows fall across both. */
export function wornShading(scene: Scene, subject: FrameSubject, character: HeadModel): ShadingInput {
  const lit = lightIn(scene, character.yaw)
  const frame = frameShading(subject)
  const surfaces: (Surface | undefined)[] = [...frame.surfaces]
  surfaces[BUST_SLOTS.skin] = faceSurface(character, lit)
  surfaces[BUST_SLOTS.hair] = hairSurface(character, lit)
  surfaces[BUST_SLOTS.clothes] = shouldersSurface(character, lit)
  return { ...frame, surfaces }
}
