import { type DigitTriplet, digitTriplets, isUnderstood } from './digit-triplet.ts'
import { HEADPHONE_TRIALS, hasHeadphones, headphoneTrials, type Tone } from './headphone-check.ts'
import type { Frequency, RedFlag, Situation } from './hearing-advice.ts'
import type { Presentation } from './hearing-norm.ts'
import { type HeardSide, type Side, SIDE_TRIALS, sideFinding, sideTrials } from './side-check.ts'
import { TRIPLET_COUNT } from './staircase.ts'

export type HearingStep =
  | 'warning'
  | 'doctor'
  | 'place'
  | 'sides'
  | 'headphones'
  | 'volume'
  | 'practice'
  | 'triplets'
  | 'situations'
  | 'result'

/** Triplets with the solution shown, before those that count. */
export const PRACTICE_COUNT = 3

/** A check from its first question to its result. It lives in the page alone. */
export type HearingCheck = {
  step: HearingStep
  /** Antiphasic only where headphones were found. */
  presentation: Presentation
  sides: readonly Side[]
  heardSides: readonly HeardSide[]
  /** The headphones were the wrong way round, and the sides begin again. */
  isSwapped: boolean
  trials: readonly (readonly Tone[])[]
  tones: readonly number[]
  practice: readonly DigitTriplet[]
  triplets: readonly DigitTriplet[]
  /** Of practice, or of the triplets that count, by the step. */
  understood: readonly boolean[]
  situations: Readonly<Record<Situation, Frequency>> | null
}

export type HearingAnswer =
  | { type: 'warning'; flags: readonly RedFlag[] }
  | { type: 'place'; device: 'headphones' | 'loudspeakers' }
  | { type: 'side'; side: HeardSide }
  /** The place of the quietest tone, from 0. */
  | { type: 'tone'; place: number }
  | { type: 'volume' }
  | { type: 'digits'; digits: readonly number[] }
  /** The sound of a triplet stopped: another one takes its place, so that none is heard twice. */
  | { type: 'interrupted'; triplet: DigitTriplet }
  | { type: 'situations'; situations: Readonly<Record<Situation, Frequency>> }

/** @param random Numbers from 0 up to 1, excluding 1. */
export function newHearingCheck(random: () => number): HearingCheck {
  return {
    step: 'warning',
    presentation: 'diotic',
    sides: sideTrials(random),
    heardSides: [],
    isSwapped: false,
    trials: headphoneTrials(random),
    tones: [],
    practice: digitTriplets(PRACTICE_COUNT, random),
    triplets: digitTriplets(TRIPLET_COUNT, random),
    understood: [],
    situations: null,
  }
}

/** The check after an answer. An answer that does not belong to its step (a second press, a late sound) changes nothing. */
export function answerHearingCheck(check: HearingCheck, answer: HearingAnswer): HearingCheck {
  switch (answer.type) {
    case 'warning':
      return check.step === 'warning'
        ? { ...check, step: answer.flags.length > 0 ? 'doctor' : 'place' }
        : check
    case 'place':
      return check.step === 'place'
        ? { ...check, step: answer.device === 'headphones' ? 'sides' : 'volume' }
        : check
    case 'side':
      return check.step === 'sides' ? withSide(check, answer.side) : check
    case 'tone':
      return check.step === 'headphones' ? withTone(check, answer.place) : check
    case 'volume':
      return check.step === 'volume' ? { ...check, step: 'practice' } : check
    case 'digits':
      return withDigits(check, answer.digits)
    case 'interrupted':
      return withTriplet(check, answer.triplet)
    case 'situations':
      return check.step === 'situations' ? { ...check, step: 'result', situations: answer.situations } : check
  }
}

/** Where both ears hear the same, the tones after it would tell nothing more. */
function withSide(check: HearingCheck, side: HeardSide): HearingCheck {
  const heardSides = [...check.heardSides, side]
  if (heardSides.length < SIDE_TRIALS) return { ...check, heardSides }
  switch (sideFinding(check.sides, heardSides)) {
    case 'apart':
      return { ...check, heardSides, isSwapped: false, step: 'headphones' }
    case 'swapped':
      return { ...check, heardSides: [], isSwapped: true }
    case 'together':
      return { ...check, heardSides, isSwapped: false, step: 'volume' }
  }
}

function withTone(check: HearingCheck, place: number): HearingCheck {
  const tones = [...check.tones, place]
  if (tones.length < HEADPHONE_TRIALS) return { ...check, tones }
  const presentation = hasHeadphones(check.trials, tones) ? 'antiphasic' : 'diotic'
  return { ...check, tones, presentation, step: 'volume' }
}

function withDigits(check: HearingCheck, digits: readonly number[]): HearingCheck {
  const triplet = currentTriplet(check)
  if (triplet === null) return check
  const understood = [...check.understood, isUnderstood(triplet, digits)]
  if (check.step === 'practice')
    return understood.length < PRACTICE_COUNT
      ? { ...check, understood }
      : { ...check, understood: [], step: 'triplets' }
  return { ...check, understood, step: understood.length < TRIPLET_COUNT ? 'triplets' : 'situations' }
}

function withTriplet(check: HearingCheck, triplet: DigitTriplet): HearingCheck {
  const { step, understood, practice, triplets } = check
  if (step === 'practice') return { ...check, practice: practice.with(understood.length, triplet) }
  return step === 'triplets' ? { ...check, triplets: triplets.with(understood.length, triplet) } : check
}

/** The triplet that is heard now. */
export function currentTriplet({ step, practice, triplets, understood }: HearingCheck): DigitTriplet | null {
  if (step !== 'practice' && step !== 'triplets') return null
  return (step === 'practice' ? practice : triplets)[understood.length]!
}
