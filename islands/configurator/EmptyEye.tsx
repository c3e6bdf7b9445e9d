import type { ConfiguratorAnswers, Mistake } from '#domain/configurator/answer-name.ts'
import { typedPrescription } from '#domain/configurator/typed-prescription.ts'
import { EMPTY_EYE_LENSES, emptyEye } from '#domain/prescription/empty-eye.ts'
import { ValuesQuestion } from './ValuesQuestion.tsx'
import type { TranslateValueSteps } from './values-texts.ts'

type Props = {
  answers: ConfiguratorAnswers
  mistakes: readonly Mistake[]
  /** Whether the eye may still be about to be filled in. */
  isPending: boolean
  t: TranslateValueSteps
}

/** Asks which lens an eye gets that has no values, once the other one has some. */
export function EmptyEye({ answers, mistakes, isPending, t }: Props) {
  const isWrong = mistakes.some(({ name }) => name === 'emptyEye')
  const { prescription: typed, mistakes: unread } = typedPrescription({ ...answers, emptyEye: '' })
  // An eye whose sphere cannot be read yet is not empty.
  const isEmpty = emptyEye(typed) !== null && !unread.some(({ name }) => name.endsWith('.sphere'))
  return (
    <ValuesQuestion
      name="emptyEye"
      question={t('values.empty')}
      options={EMPTY_EYE_LENSES.map((lens) => ({
        value: lens,
        label: t(`values.empty.${lens}`),
        line: t(`values.empty.for.${lens}`),
      }))}
      chosen={answers.emptyEye}
      fault={isWrong ? t('values.fault.empty') : undefined}
      isHidden={typed.balance !== undefined || !isEmpty || (isPending && !isWrong)}
    />
  )
}
