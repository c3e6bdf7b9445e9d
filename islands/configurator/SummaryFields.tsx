import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { SUMMARY_FIELD_NAMES } from '#domain/configurator/answers.ts'
import { type ConfiguratorView, priceSoFar } from '#domain/configurator/view.ts'

type Props = { view: ConfiguratorView; answers: ConfiguratorAnswers }

/** Every answer and the sum again, so that what is shown is what is ordered, and the key by which it is in the basket once. */
export const SummaryFields = ({ view, answers }: Props) => (
  <>
    {SUMMARY_FIELD_NAMES.map((name) => (
      <input key={name} type="hidden" name={name} value={answers[name] ?? ''} />
    ))}
    <input type="hidden" name="total" value={priceSoFar(view, answers).total} />
    <input type="hidden" name="attempt" value={view.attempt} />
  </>
)
