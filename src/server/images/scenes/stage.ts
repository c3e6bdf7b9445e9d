import type { Mesh } from '#domain/frame/mesh.ts'
import type { Head, Picture, Subject } from '#domain/picture/picture.ts'
import { propOf } from '#server/images/goods/props.ts'
import { CHARACTERS } from '#server/images/heads/heads.ts'
import type { Size } from '#server/images/raster/camera.ts'
import type { Scene } from '#server/images/raster/capture.ts'
import type { Finish } from '#server/images/raster/develop.ts'
import { frameFinish } from './frame-finish.ts'
import { frameScene } from './frame-scene.ts'
import { propScene } from './prop-scene.ts'
import { wornFinish, wornScene } from './worn-scene.ts'

/** A picture set up: `shape` names all that its scene depends on, so that equal shapes share a capture. */
export type Stage = { shape: string; scene(): Promise<Scene>; finish(scene: Scene): Promise<Finish> }

type Busts = (head: Head) => Promise<readonly Mesh[]>

/** What stands on the table or is worn; a wordmark is printed instead. */
export type Staged = Omit<Picture, 'subject'> & { subject: Exclude<Subject, { kind: 'wordmark' }> }

export function staged({ subject, view, head = 'ada' }: Staged, size: Size, busts: Busts): Stage {
  if (subject.kind !== 'frame') {
    const prop = propOf(subject)
    return {
      shape: JSON.stringify([view, subject]),
      scene: async () => propScene(prop, view, size),
      finish: async () => ({ surfaces: await prop.surfaces(), shadow: 0.6, lensShade: [1, 1, 1] }),
    }
  }
  const { kind: _kind, material: _material, lens: _lens, ...form } = subject
  if (view === 'worn') {
    const character = CHARACTERS[head]
    return {
      shape: JSON.stringify([view, head, form]),
      scene: async () => wornScene(await busts(head), form, character, size),
      finish: async (scene) => wornFinish(scene, subject, character),
    }
  }
  return {
    shape: JSON.stringify([view, form]),
    scene: async () => frameScene(form, view, size),
    finish: async () => frameFinish(subject),
  }
}
