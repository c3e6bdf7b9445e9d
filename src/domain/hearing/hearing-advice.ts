import type { HearingRange } from './hearing-norm.ts'

/** Signs for which a person sees a doctor at once instead of doing the check. */
export const RED_FLAGS = ['sudden', 'oneSided', 'pain', 'discharge', 'dizziness', 'tinnitus'] as const
export type RedFlag = (typeof RED_FLAGS)[number]

/** Situations of daily life that are asked about after the triplets. */
export const SITUATIONS = [
  'restaurant',
  'television',
  'telephone',
  'children',
  'direction',
  'effort',
] as const
export type Situation = (typeof SITUATIONS)[number]

export const FREQUENCIES = ['never', 'sometimes', 'often'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** What to do next. */
export type HearingAdvice = 'nothing' | 'repeat' | 'visit'

const POINTS: Record<Frequency, number> = { never: 0, sometimes: 1, often: 2 }
/** Of twelve points: from here the person notices it in daily life, whatever the triplets show. */
const NOTICEABLE = 5

/**
 * What the range and the answers suggest: a visit where speech in noise is understood badly or daily life is affected, a second check
 * where the result is unclear, else nothing. It is advice about a visit and no finding.
 */
export function hearingAdvice(
  range: HearingRange,
  answers: Readonly<Record<Situation, Frequency>>,
): HearingAdvice {
  const points = SITUATIONS.reduce((sum, situation) => sum + POINTS[answers[situation]], 0)
  if (range === 'poor' || points >= NOTICEABLE) return 'visit'
  return range === 'unclear' ? 'repeat' : 'nothing'
}
