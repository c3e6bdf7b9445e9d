import { READING_DISTANCE } from './near-pupil-distance.ts'

/** How far away from the lenses is what they are used for, in mm, if that is not far: a book, and a screen. */
export const DISTANCE_OF_USE: ReadonlyMap<string, number> = new Map([
  ['near', READING_DISTANCE],
  ['intermediate', 700],
])
