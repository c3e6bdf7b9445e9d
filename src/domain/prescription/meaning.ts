import { EYES, type EyeSide, type Prescription } from './eye-field.ts'
import { meanPower } from './eye-power.ts'
import { isProgressive } from './is-progressive.ts'

/** What values mean in plain words, in the order in which they are told. */
export const MEANINGS = [
  'short-both',
  'short-right',
  'short-left',
  'far-both',
  'far-right',
  'far-left',
  'short-and-far',
  'slight-astigmatism',
  'astigmatism',
  'prism',
  'single-vision',
  'progressive',
] as const
export type Meaning = (typeof MEANINGS)[number]

/** From this cylinder on, in dpt, astigmatism is not slight. */
const SLIGHT_BELOW = 1

/**
 * What the values of a prescription in minus-cylinder form mean; nothing where there are none. An eye is short- or far-sighted by the
 * mean of both meridians, and values for near or a screen do not say which.
 */
export function meaningsOf(prescription: Prescription): Meaning[] {
  const { use, balance } = prescription
  // A balance lens says nothing of its eye.
  const powerOf = (side: EyeSide) => (side === balance ? 0 : meanPower(prescription[side]))
  const eyes = EYES.map((side) => prescription[side])
  if (eyes.every(({ sphere }) => sphere === undefined)) return []
  const cylinder = Math.max(...eyes.map((eye) => Math.abs(eye.cylinder ?? 0)))
  return [
    ...(use === 'near' || use === 'intermediate' ? [] : sightOf(powerOf('right'), powerOf('left'))),
    ...(cylinder === 0 ? [] : ([cylinder < SLIGHT_BELOW ? 'slight-astigmatism' : 'astigmatism'] as const)),
    ...(eyes.some(({ prism }) => prism !== undefined) ? (['prism'] as const) : []),
    isProgressive(prescription) ? 'progressive' : 'single-vision',
  ]
}

function sightOf(right: number, left: number): Meaning[] {
  if (right * left < 0) return ['short-and-far']
  if (right === 0 && left === 0) return []
  const side = right === 0 ? 'left' : left === 0 ? 'right' : 'both'
  return [right + left < 0 ? `short-${side}` : `far-${side}`]
}
