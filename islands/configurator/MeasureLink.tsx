import type { MouseEvent } from 'react'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { answersOfMeasured } from '#domain/configurator/measured-distance.ts'
import { LENS_USES } from '#domain/prescription/eye-field.ts'
import type { MeasuredDistance } from '#islands/instruments/instrument-message.ts'
import { pressInstrumentLink } from '#islands/instruments/instrument-link.ts'
import type { VALUES_TEXTS } from './values-texts.ts'
import { writeField } from './write-field.ts'

type Props = {
  href: string
  /** What the lenses are for: for near the distance is another one. */
  use: string | undefined
  intl: string
  t: (key: (typeof VALUES_TEXTS)[number]) => string
}

/** Opens the instrument over the step, and takes its distances into the fields. */
export function MeasureLink({ href, use, intl, t }: Props) {
  function press(event: MouseEvent<HTMLAnchorElement>) {
    const link = event.currentTarget
    const measuredFor = LENS_USES.find((each) => each === use)
    const take = ({ pd, method, plusMinus, measuredAt: measuredOn }: MeasuredDistance) =>
      fill(link.closest('form'), answersOfMeasured({ method, plusMinus, measuredOn }, pd, intl, measuredFor))
    void pressInstrumentLink(event, link, take, use)
  }

  return (
    <p>
      <a className="link" href={href} onClick={press}>
        {t('values.pd.tool')}
      </a>
    </p>
  )
}

function fill(form: HTMLFormElement | null, answers: ConfiguratorAnswers) {
  for (const [name, value] of Object.entries(answers)) {
    const field = form?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) continue
    if (field.type === 'text') {
      writeField(field, value)
      continue
    }
    if (field.type === 'checkbox') field.checked = field.value === value
    else field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
