import type { ModelHead } from '#domain/image/render-spec.ts'
import type { Face } from './anatomy.ts'
import type { Collar } from './clothes.ts'
import type { Hairstyle } from './hair.ts'
import type { BustMaterial } from './bust-materials.ts'

export type HeadModel = {
  face: Face
  hair: Hairstyle
  collar: Collar
  material: BustMaterial
  /** Degrees: positive shows the side on the viewer's right. */
  yaw: number
}

const MIDDLE: Face = {
  width: 1,
  length: 1,
  jaw: 1,
  chin: 1,
  cheek: 1,
  nose: 1,
  bridge: 1,
  lips: 1,
  brow: 1,
  neck: 1,
}

/** Six display busts of different build and age, each of one material, so that the frame is what has colour. */
export const HEAD_MODELS: Record<ModelHead, HeadModel> = {
  ada: {
    face: { ...MIDDLE, width: 0.97, jaw: 0.93, chin: 0.92, brow: 0.9, neck: 0.86 },
    hair: 'bob',
    collar: 'roll',
    material: 'plaster',
    yaw: -24,
  },
  bruno: {
    face: { ...MIDDLE, width: 1.03, jaw: 1.1, chin: 1.12, nose: 1.16, lips: 1.12, brow: 1.12, neck: 1.08 },
    hair: 'short',
    collar: 'round',
    material: 'walnut',
    yaw: -20,
  },
  chiara: {
    face: { ...MIDDLE, width: 0.96, length: 1.02, jaw: 0.9, chin: 0.9, cheek: 1.08, brow: 0.88, neck: 0.84 },
    hair: 'long',
    collar: 'round',
    material: 'clay',
    yaw: -26,
  },
  dana: {
    face: {
      ...MIDDLE,
      width: 0.98,
      length: 1.03,
      cheek: 0.88,
      chin: 0.95,
      jaw: 0.96,
      brow: 0.95,
      lips: 0.84,
      neck: 0.88,
    },
    hair: 'bun',
    collar: 'roll',
    material: 'limestone',
    yaw: 23,
  },
  emil: {
    face: {
      ...MIDDLE,
      width: 1.02,
      length: 1.05,
      jaw: 1.06,
      chin: 1.08,
      nose: 1.1,
      bridge: 1.08,
      lips: 0.86,
      brow: 1.15,
      neck: 1.05,
    },
    hair: 'receding',
    collar: 'shirt',
    material: 'dark stone',
    yaw: -24,
  },
  fanta: {
    face: {
      ...MIDDLE,
      width: 0.99,
      jaw: 0.96,
      chin: 0.95,
      cheek: 1.12,
      nose: 1.14,
      bridge: 0.92,
      lips: 1.2,
      brow: 0.9,
      neck: 0.88,
    },
    hair: 'curls',
    collar: 'round',
    material: 'oak',
    yaw: 17,
  },
}
