import type { TypedEyeField } from '#domain/configurator/answer-name.ts'
import { EYE_FIELD } from '#domain/prescription/eye-field.ts'
import { formatEyeNumber, formatEyeStep } from '#domain/prescription/format-eye-value.ts'
import type { TranslateValueSteps } from './values-texts.ts'

/** The text of what is wrong with a value: what can be entered instead. */
export function valueFaultText(
  kind: string,
  field: TypedEyeField,
  intl: string,
  t: TranslateValueSteps,
): string {
  const { min, max, step } = EYE_FIELD[field]
  switch (kind) {
    case 'out-of-range':
      return t('values.fault.out-of-range', {
        from: formatEyeNumber(field, min, intl),
        to: formatEyeNumber(field, max, intl),
      })
    case 'not-a-step':
      return t('values.fault.not-a-step', { step: formatEyeStep(field, step, intl) })
    case 'unreadable':
      return t('values.fault.unreadable', { example: formatEyeNumber(field, EXAMPLE[field], intl) })
    case 'point-missing':
      return t('values.fault.point-missing', { example: formatEyeNumber(field, EXAMPLE[field], intl) })
    case 'sign-missing':
    case 'nothing-given':
    case 'sphere-missing':
    case 'axis-missing':
    case 'base-missing':
    case 'prism-missing':
    case 'addition-in-one-eye':
    case 'pd-in-one-eye':
    case 'pd-of-each-eye':
    case 'pd-of-other-use':
    case 'pd-for-prism':
    case 'addition-beside-near':
      return t(`values.fault.${kind}`)
    case 'addition-missing':
    case 'pd-missing':
      return t(`values.fault.${kind}`)
    case 'pd-by-instrument':
      return t('values.pd.progressive')
    default:
      return t('values.fault.required')
  }
}

const EXAMPLE: Record<TypedEyeField, number> = {
  sphere: -2.25,
  cylinder: -0.5,
  axis: 170,
  addition: 2,
  prism: 1.5,
  prismBase: 90,
  pd: 32,
}
