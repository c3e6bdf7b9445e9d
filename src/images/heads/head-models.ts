import type { ModelHead } from '#domain/image/render-spec.ts'
import type { Face } from './anatomy.ts'
import type { Collar } from './clothes.ts'
import type { Hairstyle } from './hair.ts'

export type HeadModel = {
  face: Face
  skin: string
  hair: { style: Hairstyle; colour: string }
  lips: string
  clothes: { collar: Collar; colour: string }
  /** 0 for none to 1 for a shadow of beard. */
  stubble: number
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

/** Six display heads: of different build, age and colour, all with a neutral expression. */
export const HEAD_MODELS: Record<ModelHead, HeadModel> = {
  ada: {
    face: { ...MIDDLE, width: 0.97, jaw: 0.93, chin: 0.92, brow: 0.9, neck: 0.86 },
    skin: '#e3b294',
    hair: { style: 'bob', colour: '#5b3420' },
    lips: '#b5625a',
    clothes: { collar: 'roll', colour: '#e8e2d6' },
    stubble: 0,
    yaw: -24,
  },
  bruno: {
    face: { ...MIDDLE, width: 1.03, jaw: 1.1, chin: 1.12, nose: 1.16, lips: 1.12, brow: 1.12, neck: 1.08 },
    skin: '#6f442c',
    hair: { style: 'short', colour: '#17130f' },
    lips: '#864a40',
    clothes: { collar: 'round', colour: '#27496d' },
    stubble: 0.5,
    yaw: -20,
  },
  chiara: {
    face: { ...MIDDLE, width: 0.96, length: 1.02, jaw: 0.9, chin: 0.9, cheek: 1.08, brow: 0.88, neck: 0.84 },
    skin: '#c78e66',
    hair: { style: 'long', colour: '#1d1512' },
    lips: '#a04f48',
    clothes: { collar: 'round', colour: '#c9b79b' },
    stubble: 0,
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
    skin: '#e4bca4',
    hair: { style: 'bun', colour: '#c3c4c4' },
    lips: '#b8746c',
    clothes: { collar: 'roll', colour: '#2c4a41' },
    stubble: 0,
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
    skin: '#dcab8b',
    hair: { style: 'receding', colour: '#8d8a86' },
    lips: '#b0746a',
    clothes: { collar: 'shirt', colour: '#59636c' },
    stubble: 0.35,
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
    skin: '#52311f',
    hair: { style: 'curls', colour: '#15100d' },
    lips: '#7d3836',
    clothes: { collar: 'round', colour: '#b8542f' },
    stubble: 0,
    yaw: 17,
  },
}
