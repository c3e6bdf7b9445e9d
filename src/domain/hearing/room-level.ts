/** Levels that say how quiet the room is at first, and those that say how it is now; at ten a second 3 s and 1.5 s. */
const FIRST_LEVELS = 30
const LATEST_LEVELS = 15
/** Louder by so many dB is much louder: twice as loud to an ear. */
const MUCH = 10
/** A microphone that is switched off gives exact silence. */
const SILENCE = -100

/** What a microphone has heard, in dB relative to its own full scale: it says nothing of real levels, only of changes. */
export type RoomLevels = { first: readonly number[]; latest: readonly number[] }
export type RoomFinding = 'listening' | 'quiet' | 'louder'

export const NO_LEVELS: RoomLevels = { first: [], latest: [] }

/** The level of samples from −1 to 1: 0 dB for the loudest, at least −100 dB. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  return Math.max(SILENCE, 10 * Math.log10(power))
}

export const withLevel = ({ first, latest }: RoomLevels, level: number): RoomLevels =>
  first.length < FIRST_LEVELS
    ? { first: [...first, level], latest }
    : { first, latest: [...latest.slice(1 - LATEST_LEVELS), level] }

/** Whether it is much louder than at first. Medians, so that neither a cough nor a door counts. */
export function roomFinding({ first, latest }: RoomLevels): RoomFinding {
  if (first.length < FIRST_LEVELS) return 'listening'
  return latest.length === LATEST_LEVELS && median(latest) - median(first) >= MUCH ? 'louder' : 'quiet'
}

const median = (levels: readonly number[]): number => levels.toSorted((a, b) => a - b)[levels.length >> 1]!
