import type { Prescription } from './eye-field.ts'
import { lacksDistance } from './binocular-distance.ts'
import { isProgressive } from './is-progressive.ts'
import type { LensDesign } from './rx-part.ts'

/** What nobody has said about values, beside the powers. */
export type MissingFact = 'use-missing' | 'pd-missing'

/** Whether the shop is to measure the distance of the pupils, and whether the values are those of an earlier order. */
export type SaidOfValues = { isPdMeasured: boolean; isEarlier: boolean }

/**
 * What a customer has to say before lenses of one power are ordered: what they are for, and the distance of the pupils, or that the shop is to
 * measure it. Values of an earlier order are made as they were, also where it does not say these. Other lenses need more, which is checked with
 * the parts.
 */
export function missingFacts(
  prescription: Prescription,
  design: LensDesign | undefined,
  { isPdMeasured, isEarlier }: SaidOfValues,
): MissingFact[] {
  if (design !== 'single-vision' || isEarlier) return []
  const hasUse = prescription.use !== undefined || isProgressive(prescription)
  const hasPd = isPdMeasured || !lacksDistance(prescription)
  return [...(hasUse ? [] : (['use-missing'] as const)), ...(hasPd ? [] : (['pd-missing'] as const))]
}

/** The values as lenses of a design are made to them: of those with an addition, lenses of one power are for far. */
export function withUse(prescription: Prescription, design: LensDesign | undefined): Prescription {
  if (design === 'single-vision')
    return isProgressive(prescription) ? { ...prescription, use: 'far' } : prescription
  const { use: _, ...rest } = prescription
  return rest
}
