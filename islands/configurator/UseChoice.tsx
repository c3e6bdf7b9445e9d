import type { ConfiguratorAnswers, Mistake } from '#domain/configurator/answer-name.ts'
import { EYES, LENS_USES } from '#domain/prescription/eye-field.ts'
import { ValuesQuestion } from './ValuesQuestion.tsx'
import type { TranslateValueSteps } from './values-texts.ts'

type Props = { answers: ConfiguratorAnswers; mistakes: readonly Mistake[]; t: TranslateValueSteps }

/**
 * Asks which row of the slip is typed: a row for near looks like one for far. Values with an addition are those for far, and what is made from
 * them is asked later.
 */
export function UseChoice({ answers, mistakes, t }: Props) {
  const isWrong = mistakes.some(({ name }) => name === 'use')
  const hasAddition = EYES.every((eye) => answers[`${eye}.addition`])
  return (
    <ValuesQuestion
      name="use"
      question={t('values.use')}
      hint={t('values.use.hint')}
      options={LENS_USES.map((use) => ({
        value: use,
        label: t(`values.use.${use}`),
        line: t(`values.use.for.${use}`),
      }))}
      chosen={answers.use}
      fault={isWrong ? t('values.fault.use') : undefined}
      isHidden={!isWrong && hasAddition && (answers.use === '' || answers.use === 'far')}
    />
  )
}
