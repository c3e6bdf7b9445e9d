import type { Eye, EyeSide } from '#domain/prescription/eye-field.ts'

export const POWER_FIELDS = ['sphere', 'cylinder', 'axis', 'prism', 'prismBase', 'pd'] as const

/** What decides how thick a lens is: powers in dpt, prism in cm/m, angles in degrees, and the distance of the pupil from the nose in mm. */
export type LensPower = Pick<Eye, (typeof POWER_FIELDS)[number]>

/**
 * The lenses for which somebody tries frames on. `centre`: the thinnest that their index has, in mm, where its product says one. `tint`: its name as pictures
 * have it.
 */
export type GivenLenses = { index: number; centre?: number; tint?: string } & Record<EyeSide, LensPower>

/** Nothing of an eye but what makes its lens thick. */
export const lensPower = (eye: Eye): LensPower =>
  Object.fromEntries(POWER_FIELDS.flatMap((field) => (eye[field] === undefined ? [] : [[field, eye[field]]])))
