import { EYE_FIELDS, type Eye } from './eye-field.ts'

/** The same text for the same values. */
export const eyeKey = (eye: Eye): string =>
  [...EYE_FIELDS.map((field) => eye[field]), eye.color].map((value) => value ?? '').join(' ')
