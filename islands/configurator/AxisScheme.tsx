import type { ConfiguratorAnswers, Mistake } from '#domain/configurator/answer-name.ts'
import { AXIS_SCHEMES } from '#domain/prescription/axis-scheme.ts'
import { ValuesQuestion } from './ValuesQuestion.tsx'
import type { TranslateValueSteps } from './values-texts.ts'

type Props = { answers: ConfiguratorAnswers; mistakes: readonly Mistake[]; t: TranslateValueSteps }

/** Asks after which half circles the slip counts its axes, once one of the left eye is typed: those of the right eye are alike. */
export const AxisScheme = ({ answers, mistakes, t }: Props) => (
  <ValuesQuestion
    name="axisScheme"
    question={t('values.scheme')}
    options={AXIS_SCHEMES.map((scheme) => ({
      value: scheme,
      label: scheme.toUpperCase(),
      line: t(`values.scheme.${scheme}`),
    }))}
    chosen={answers.axisScheme}
    fault={mistakes.some(({ name }) => name === 'axisScheme') ? t('values.fault.scheme') : undefined}
    isHidden={!answers['left.axis']}
  />
)
