import { EYE_FIELDS, EYE_TEXTS, type Eye } from './eye-field.ts'

/** The same text for the same values. */
export const eyeKey = (eye: Eye): string =>
  [...EYE_FIELDS, ...EYE_TEXTS].map((field) => eye[field] ?? '').join(' ')
