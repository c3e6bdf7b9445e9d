/** One trial: three tones, of which one is quieter. */
export const TONES = 3
/** Trials of one check, and how many must be right. Chance gives five of six in fewer than 2 of 100 checks. */
export const HEADPHONE_TRIALS = 6
const PASSED_FROM = 5

/** How one tone of a trial sounds: as loud as the others, really quieter, or turned round in one ear. */
export type Tone = 'loud' | 'quiet' | 'antiphasic'

/**
 * The tones of each trial. Through loudspeakers the tone that is turned round in one ear cancels in the air and seems the quietest, through headphones it does
 * not: only there is the right answer the one that is really quiet.
 *
 * @param random Numbers from 0 up to 1, excluding 1.
 */
export const headphoneTrials = (random: () => number): Tone[][] =>
  Array.from({ length: HEADPHONE_TRIALS }, () => {
    const quiet = Math.floor(random() * TONES)
    const antiphasic = (quiet + 1 + Math.floor(random() * (TONES - 1))) % TONES
    return Array.from({ length: TONES }, (_, place) => toneAt(place, quiet, antiphasic))
  })

function toneAt(place: number, quiet: number, antiphasic: number): Tone {
  if (place === quiet) return 'quiet'
  return place === antiphasic ? 'antiphasic' : 'loud'
}

/** Whether both ears hear their own sound, by the places that were named as the quietest. */
export function hasHeadphones(trials: readonly (readonly Tone[])[], answers: readonly number[]): boolean {
  const right = trials.filter((tones, trial) => tones[answers[trial] ?? -1] === 'quiet').length
  return right >= PASSED_FROM
}
