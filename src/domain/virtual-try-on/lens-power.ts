import type { Eye, EyeSide } from '#domain/prescription/eye-field.ts'

/** What decides how thick a lens is: dpt, and the distance of the pupil from the nose in mm. */
export type LensPower = Pick<Eye, 'sphere' | 'cylinder' | 'pd'>

/** The lenses for which somebody tries frames on. */
export type GivenLenses = { index: number } & Record<EyeSide, LensPower>

export const POWER_FIELDS = ['sphere', 'cylinder', 'pd'] as const

/** Nothing of an eye but what makes its lens thick. */
export const lensPower = (eye: Eye): LensPower =>
  Object.fromEntries(POWER_FIELDS.flatMap((field) => (eye[field] === undefined ? [] : [[field, eye[field]]])))
