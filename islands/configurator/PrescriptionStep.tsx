import { formatDay } from '#domain/text/format-day.ts'
import { ChoiceRows } from './ChoiceRows.tsx'
import { GuideLink } from './GuideLink.tsx'
import type { ConfiguratorText } from './configurator-texts.ts'
import type { StepProps } from './step-props.ts'

/** Where the values come from. */
export function PrescriptionStep({ view, answers, mistakes, shop, t }: StepProps<ConfiguratorText>) {
  const date = view.accountValues ? formatDay(view.accountValues.savedOn, shop.intl) : ''
  return (
    <>
      <ChoiceRows
        name="source"
        legend={t('configurator.ask.prescription')}
        rows={view.world.sources.map((value) => ({
          value,
          label: t(`configurator.source.${value}`),
          line: t(`configurator.source.line.${value}`, { date }),
        }))}
        chosen={answers.source}
        fault={mistakes.length > 0 && t('configurator.fault.choice')}
      />
      <p>
        <GuideLink to="rx-find" shop={shop}>
          {t('configurator.source.help')}
        </GuideLink>
      </p>
    </>
  )
}
