import type { FrameForm, FrameSubject } from '#domain/frame/design.ts'
import { frameMesh } from '#domain/frame/frame-mesh.ts'
import { slotNumber, type Mesh, type Vector } from '#domain/frame/mesh.ts'
import { BUST_SLOTS } from '#server/images/heads/bust.ts'
import { hair, KEY, knit, skin } from '#server/images/heads/complexion.ts'
import type { Character } from '#server/images/heads/heads.ts'
import { lightMap, type Lit } from '#server/images/heads/light-map.ts'
import { seated } from '#server/images/heads/seat.ts'
import { turned } from '#server/images/raster/camera.ts'
import type { Scene, Size } from '#server/images/raster/capture.ts'
import type { Finish } from '#server/images/raster/develop.ts'
import type { Surface } from '#server/images/shade/surface.ts'
import { frameFinish } from './frame-finish.ts'

/** Middle of the picture on a head, and how many millimetres a picture shows. */
const MIDDLE: Vector = [0, -27, -55]
const SHOWN = { width: 268, height: 335 }

/** A head with a frame; both at their true scale. */
export function wornScene(
  bust: readonly Mesh[],
  form: FrameForm,
  { face, yaw }: Character,
  size: Size,
): Scene {
  const scale = Math.max(size.width / SHOWN.width, size.height / SHOWN.height)
  const wide = size.width / size.height > 1
  return {
    bodies: [...bust, seated(frameMesh(form), form, face)].map((mesh) => ({ mesh })),
    camera: {
      yaw,
      pitch: 2,
      distance: 1000,
      target: MIDDLE,
      scale: wide ? size.height / 262 : scale,
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
  const lens = slotNumber('lens')
  const meshes = scene.bodies.map(({ mesh }) => mesh)
  const lit = lightMap(meshes, turned(KEY, -yaw), [0, -30, -60], (slot) => slot !== lens)
  cast.set(scene, lit)
  return lit
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
