import type { MessageKey } from '#i18n/messages.ts'
import type { Values } from '#i18n/format-text.ts'

/** Of a picture with marks: an instrument that measures a face lists them beside its own. */
export const MEASUREMENT_TEXTS = [
  'pupil-distance.how',
  'pupil-distance.card',
  'pupil-distance.card.place',
  'pupil-distance.iris',
  'pupil-distance.step.1.card',
  'pupil-distance.step.1.iris',
  'pupil-distance.step.2',
  'pupil-distance.step.3',
  'pupil-distance.load',
  'pupil-distance.loading',
  'pupil-distance.help',
  'pupil-distance.handle.right',
  'pupil-distance.handle.left',
  'pupil-distance.handle.first',
  'pupil-distance.handle.last',
  'pupil-distance.confirm',
  'pupil-distance.again',
  'pupil-distance.fault.no-face',
  'pupil-distance.fault.turned',
  'pupil-distance.fault.unclear',
  'pupil-distance.fault.too-small',
  'pupil-distance.fault.unlikely',
  'pupil-distance.fault.models',
  'pupil-distance.method.card',
  'pupil-distance.method.iris',
] as const satisfies readonly MessageKey[]

export const PUPIL_DISTANCE_TEXTS = [
  ...MEASUREMENT_TEXTS,
  'pupil-distance.intro',
  'pupil-distance.card.line',
  'pupil-distance.iris.line',
  'pupil-distance.mark',
  'pupil-distance.mark.iris',
  'pupil-distance.live',
  'pupil-distance.visit',
  'pupil-distance.result',
  'pupil-distance.value',
  'pupil-distance.eyes',
  'pupil-distance.enough.any',
  'pupil-distance.enough.up-to',
  'pupil-distance.progressive',
  'pupil-distance.far',
  'pupil-distance.near',
  'pupil-distance.use',
] as const satisfies readonly MessageKey[]

export type MeasurementText = (typeof MEASUREMENT_TEXTS)[number]
export type TranslateMeasurement = (key: MeasurementText, values?: Values) => string

export type PupilDistanceText = (typeof PUPIL_DISTANCE_TEXTS)[number]
export type TranslatePupilDistance = (key: PupilDistanceText, values?: Values) => string
