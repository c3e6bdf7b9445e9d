import type { Mesh } from '#domain/frame/mesh.ts'
import type { ModelHead, RenderSpec, RenderSubject } from '#domain/image/render-spec.ts'
import { goodsModel } from '#images/goods/goods-models.ts'
import { HEAD_MODELS } from '#images/heads/head-models.ts'
import type { Size } from '#domain/raster/camera.ts'
import type { Scene } from '#domain/raster/geometry-pass.ts'
import type { ShadingInput } from '#domain/raster/shading-pass.ts'
import { frameShading } from '#domain/shade/frame-shading.ts'
import { frameScene } from './frame-scene.ts'
import { goodsScene } from './goods-scene.ts'
import { wornShading, wornScene } from './worn-scene.ts'

/**
 * A picture ready to render: `shape` identifies everything that its scene depends on, so that equal shapes share a
 * geometry pass.
 */
export type SceneSetup = {
  shape: string
  scene(): Promise<Scene>
  finish(scene: Scene): Promise<ShadingInput>
}

type Busts = (head: ModelHead) => Promise<readonly Mesh[]>

/** An item on the table or a worn frame; a wordmark is printed instead. */
export type SceneRequest = Omit<RenderSpec, 'subject'> & {
  subject: Exclude<RenderSubject, { kind: 'wordmark' }>
}

export function setUpScene(
  { subject, view, head = 'ada', tint }: SceneRequest,
  size: Size,
  busts: Busts,
): SceneSetup {
  if (subject.kind !== 'frame') {
    const prop = goodsModel(subject)
    return {
      shape: JSON.stringify([view, subject]),
      scene: async () => goodsScene(prop, view, size),
      finish: async ({ camera }) => ({
        surfaces: await prop.surfaces(camera.scale),
        shadow: 0.6,
        lensShade: [1, 1, 1],
      }),
    }
  }
  const { kind: _kind, material: _material, lens: _lens, ...form } = subject
  if (view === 'worn') {
    const character = HEAD_MODELS[head]
    return {
      shape: JSON.stringify([view, head, form]),
      scene: async () => wornScene(await busts(head), form, character, size),
      finish: async (scene) => wornShading(scene, subject, character),
    }
  }
  return {
    shape: JSON.stringify([view, form]),
    scene: async () => frameScene(form, view, size),
    finish: async () => frameShading(subject, tint),
  }
}
