import type { Picture } from '#domain/picture/picture.ts'
import { propOf } from '#server/images/goods/props.ts'
import type { Scene, Size } from '#server/images/raster/capture.ts'
import type { Finish } from '#server/images/raster/develop.ts'
import { frameFinish } from './frame-finish.ts'
import { frameScene } from './frame-scene.ts'
import { propScene } from './prop-scene.ts'

/** A picture set up: `shape` names all that its scene depends on, so that equal shapes share a capture. */
export type Stage = { shape: string; scene(): Scene; finish(): Promise<Finish> }

export function staged({ subject, view }: Picture, size: Size): Stage {
  if (subject.kind !== 'frame') {
    const prop = propOf(subject)
    return {
      shape: JSON.stringify([view, subject]),
      scene: () => propScene(prop, view, size),
      finish: async () => ({ surfaces: await prop.surfaces(), shadow: 0.6, lensShade: [1, 1, 1] }),
    }
  }
  const { kind: _kind, material: _material, lens: _lens, ...form } = subject
  const still = view === 'worn' ? 'angled' : view
  return {
    shape: JSON.stringify([still, form]),
    scene: () => frameScene(form, still, size),
    finish: async () => frameFinish(subject),
  }
}
