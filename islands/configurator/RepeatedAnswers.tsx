import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { repeatedNames } from '#domain/configurator/answers.ts'
import type { ConfiguratorStep } from '#domain/configurator/step.ts'

type Props = { step: ConfiguratorStep; answers: ConfiguratorAnswers }

/** Answers of other steps, so that what is shown is what is affirmed or ordered. */
export const RepeatedAnswers = ({ step, answers }: Props) =>
  repeatedNames(step).map(
    (name) => answers[name] && <input key={name} type="hidden" name={name} value={answers[name]} />,
  )
