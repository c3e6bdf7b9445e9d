import { EYES, type EyeSide } from '#domain/prescription/eye-field.ts'

/** The values of glasses that are typed, in the order of the table. */
export const TYPED_EYE_FIELDS = [
  'sphere',
  'cylinder',
  'axis',
  'addition',
  'prism',
  'prismBase',
  'pd',
] as const
export type TypedEyeField = (typeof TYPED_EYE_FIELDS)[number]

/** The fields whose sign changes what they mean. */
const SIGNED_FIELDS = ['sphere', 'cylinder'] as const

export type EyeAnswerName = `${EyeSide}.${TypedEyeField}`
type SignAnswerName = `sign.${EyeSide}.${TypedEyeField}`

/** How high the pupils lie in the frame, in mm: no step asks for it, a pair that had it keeps it. */
export const HEIGHT_NAMES = ['right.hpd', 'left.hpd'] as const satisfies readonly `${EyeSide}.hpd`[]
type HeightName = (typeof HEIGHT_NAMES)[number]

/** Where values come from. A branch measures them instead; later: they follow after the order. */
export const PRESCRIPTION_SOURCES = ['slip', 'order', 'account', 'branch', 'later'] as const
export type PrescriptionSource = (typeof PRESCRIPTION_SOURCES)[number]

/** Names of fields, as forms send them. */
export type ConfiguratorAnswerName =
  | 'lensType'
  | 'source'
  | EyeAnswerName
  | SignAnswerName
  | HeightName
  | 'use'
  | 'emptyEye'
  | 'axisScheme'
  | 'pdSource'
  | 'pd.measured'
  | 'pd.slip'
  | 'slipDate'
  | 'order.number'
  | 'order.origin'
  | 'order.email'
  | 'order.zip'
  | 'target'
  | 'confirmed'
  | 'affirmed'
  | 'consent'
  | 'design'
  | 'office.room'
  | 'office.near'
  | 'index'
  | 'tint'
  | 'coatings'

/** The typed answers, valid or not; an answer that was not requested is absent. */
export type ConfiguratorAnswers = Partial<Record<ConfiguratorAnswerName, string>>

/** An invalid answer, by the name of its field. */
export type Mistake = { name: ConfiguratorAnswerName; kind: string }

export const mistake = (name: ConfiguratorAnswerName, kind: string): Mistake => ({ name, kind })

/** The fields of the values step that hold values, with the signs that were missing. */
export const VALUE_NAMES: readonly (EyeAnswerName | SignAnswerName)[] = EYES.flatMap((eye) => [
  ...TYPED_EYE_FIELDS.map((field) => `${eye}.${field}` as const),
  ...SIGNED_FIELDS.map((field) => `sign.${eye}.${field}` as const),
])

/** What an answer with several values consists of. */
export const listOf = (answer: string | undefined): string[] => (answer ?? '').split(',').filter(Boolean)

/** Whether the axes were typed as INT counts them; those of an order are after TABO. */
export const isTypedInInt = ({ source, axisScheme }: ConfiguratorAnswers): boolean =>
  source !== 'order' && axisScheme === 'int'
