import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { type ConfiguratorView, priceSoFar } from '#domain/configurator/view.ts'

type Props = { view: ConfiguratorView; answers: ConfiguratorAnswers }

/** The sum again, so that what is shown is what is agreed to, and the key by which the pair is in the basket once. */
export const SummaryFields = ({ view, answers }: Props) => (
  <>
    <input type="hidden" name="total" value={priceSoFar(view, answers).total} />
    <input type="hidden" name="attempt" value={view.attempt} />
  </>
)
