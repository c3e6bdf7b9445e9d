import type { Picture } from '#domain/picture/picture.ts'
import type { Scene, Size } from '#server/images/raster/capture.ts'
import type { Finish } from '#server/images/raster/develop.ts'
import { frameFinish } from './frame-finish.ts'
import { frameScene } from './frame-scene.ts'

/** A picture set up: `shape` names all that its scene depends on, so that equal shapes share a capture. */
export type Stage = { shape: string; scene(): Scene; finish(): Finish | Promise<Finish> }

export function staged({ subject, view }: Picture, size: Size): Stage {
  if (subject.kind !== 'frame') throw new RangeError(`No scene for ${subject.kind}`)
  const { kind: _kind, material: _material, lens: _lens, ...form } = subject
  const still = view === 'worn' ? 'angled' : view
  return {
    shape: JSON.stringify([still, form]),
    scene: () => frameScene(form, still, size),
    finish: () => frameFinish(subject),
  }
}
