import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { SUMMARY_FIELD_NAMES } from '#domain/configurator/answers.ts'

/** Every answer again, so that what is shown is what is ordered, and the key by which it is in the basket once. */
export const SummaryFields = ({ answers, attempt }: { answers: ConfiguratorAnswers; attempt: string }) => (
  <>
    {SUMMARY_FIELD_NAMES.map((name) => (
      <input key={name} type="hidden" name={name} value={answers[name] ?? ''} />
    ))}
    <input type="hidden" name="attempt" value={attempt} />
  </>
)
