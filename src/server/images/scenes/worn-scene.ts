import type { FrameForm, FrameSubject } from '#domain/frame/design.ts'
import { frameMesh } from '#domain/frame/frame-mesh.ts'
import { slotNumber, type Mesh } from '#domain/frame/mesh.ts'
import { BUST_SLOTS } from '#server/images/heads/bust.ts'
import { hair, KEY, knit, skin } from '#server/images/heads/complexion.ts'
import type { Character } from '#server/images/heads/heads.ts'
import { lampDepths, lightMap, type Lamp, type Lit } from '#server/images/heads/light-map.ts'
import { seated } from '#server/images/heads/seat.ts'
import { turned } from '#server/images/raster/camera.ts'
import type { Size } from '#server/images/raster/camera.ts'
import type { Scene } from '#server/images/raster/capture.ts'
import type { Finish } from '#server/images/raster/develop.ts'
import type { Surface } from '#server/images/shade/surface.ts'
import { frameFinish } from './frame-finish.ts'

/** Upright pictures show head and shoulders, others the head; millimetres, and the height of their middle. */
const UPRIGHT = { width: 268, height: 335, middle: -27 }
const BROAD = { width: 306, height: 306, middle: -14 }

/** A worn frame is small in its picture; a millimetre is three pixels there. */
const WORN_CELL = 0.5

/** A head with a frame; both at their true scale. */
export function wornScene(
  bust: readonly Mesh[],
  form: FrameForm,
  { face, yaw }: Character,
  size: Size,
): Scene {
  const shown = size.width < size.height ? UPRIGHT : BROAD
  return {
    bodies: [
      ...bust.map((mesh) => ({ mesh, closed: true })),
      { mesh: seated(frameMesh(form, WORN_CELL), form, face) },
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

/** The shadows of a scene, cast once for all its colours. */
const cast = new WeakMap<Scene, Lit>()

function lightIn(scene: Scene, yaw: number): Lit {
  const found = cast.get(scene)
  if (found) return found
  const lamp = { towards: turned(KEY, -yaw), middle: [0, -30, -60] } as const
  const meshes = scene.bodies.map(({ mesh }) => mesh)
  const head = bustDepths(meshes.slice(0, -1), lamp)
  const lit = lightMap(lampDepths(meshes.slice(-1), lamp, isSolid, head), lamp, head)
  cast.set(scene, lit)
  return lit
}

const isSolid = (slot: number) => slot !== slotNumber('lens')

/** What the lamp sees of a bust, by its first mesh: the frame is all that differs from picture to picture. */
const ofBusts = new WeakMap<Mesh, Float32Array>()

function bustDepths(bust: readonly Mesh[], lamp: Lamp): Float32Array {
  const key = bust[0]
  const found = key && ofBusts.get(key)
  if (found) return found
  const depths = lampDepths(bust, lamp, isSolid)
  if (key) ofBusts.set(key, depths)
  return depths
}

/** Colours of head and frame; the key light's shadows fall across both. */
export function wornFinish(scene: Scene, subject: FrameSubject, character: Character): Finish {
  const lit = lightIn(scene, character.yaw)
  const frame = frameFinish(subject)
  const surfaces: (Surface | undefined)[] = [...frame.surfaces]
  surfaces[BUST_SLOTS.skin] = skin(character, lit)
  surfaces[BUST_SLOTS.hair] = hair(character, lit)
  surfaces[BUST_SLOTS.clothes] = knit(character, lit)
  return { ...frame, surfaces }
}
