import { readTypedDay } from '#domain/form/typed-day.ts'
import { AXIS_SCHEMES } from '#domain/prescription/axis-scheme.ts'
import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import { EYES } from '#domain/prescription/eye-field.ts'
import { type ConfiguratorAnswers, type Mistake, mistake, TYPED_EYE_FIELDS } from './answer-name.ts'
import { isMeasuredForOtherUse } from './measured-distance.ts'
import { typedPrescription } from './typed-prescription.ts'

/** The day, RFC 3339, and whether slips of the country count axes after TABO or after INT. */
type SlipTerms = { today: string; hasTwoAxisSchemes: boolean }

/** What is wrong with typed values, the question for their row, their distances and their day. */
export function valuesMistakes(
  answers: ConfiguratorAnswers,
  { today, hasTwoAxisSchemes }: SlipTerms,
): Mistake[] {
  const { prescription, mistakes } = typedPrescription(answers)
  const { checks } = checkPrescription(prescription)
  const { right, left } = prescription
  const isPdMissing = answers.pdSource !== 'measure' && right.pd === undefined && left.pd === undefined
  const { axisScheme } = answers
  // The axis of the right eye is the same in both.
  const isSchemeMissing =
    hasTwoAxisSchemes && left.axis !== undefined && AXIS_SCHEMES.every((each) => each !== axisScheme)
  // An eye whose sphere cannot be read yet is not empty.
  const isEyeEmpty =
    checks.some(({ kind }) => kind === 'eye-empty') && !mistakes.some(({ name }) => name.endsWith('.sphere'))
  // Values with an addition are those for far.
  const hasAddition = EYES.some((eye) => prescription[eye].addition !== undefined)
  return [
    ...mistakes,
    ...checks
      .filter(({ grade, kind }) => grade === 'refused' && kind !== 'eye-empty')
      .flatMap(({ eye, field, kind }) =>
        TYPED_EYE_FIELDS.filter((each) => each === field).map((each) =>
          mistake(`${eye === 'both' ? 'right' : eye}.${each}`, kind),
        ),
      ),
    ...(prescription.use === undefined && !hasAddition ? [mistake('use', 'required')] : []),
    ...(isEyeEmpty ? [mistake('emptyEye', 'required')] : []),
    ...(isSchemeMissing ? [mistake('axisScheme', 'required')] : []),
    ...(isPdMissing ? [mistake('right.pd', 'required')] : []),
    ...(isMeasuredForOtherUse(answers) ? [mistake('right.pd', 'pd-of-other-use')] : []),
    ...(isPastDay(answers.slipDate ?? '', today) ? [] : [mistake('slipDate', 'date')]),
  ]
}

/** Empty, or a day up to today. */
function isPastDay(text: string, today: string): boolean {
  if (text === '') return true
  const day = readTypedDay(text)
  return day !== null && day <= today.slice(0, 10)
}
