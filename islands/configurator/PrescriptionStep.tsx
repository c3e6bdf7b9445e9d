import { formatDay } from '#domain/text/format-day.ts'
import { labelled } from '#domain/text/labelled.ts'
import { ChoiceRows } from './ChoiceRows.tsx'
import { GuideLink } from './GuideLink.tsx'
import type { ConfiguratorText } from './configurator-texts.ts'
import type { StepProps } from './step-props.ts'

/** Where the values come from. */
export function PrescriptionStep({ view, answers, mistakes, shop, t }: StepProps<ConfiguratorText>) {
  const { savedOn, wearer } = view.accountValues ?? {}
  // Most have a slip in their hand; who has kept values chooses between both.
  const preselected = view.context.sources.includes('account') ? undefined : 'slip'
  const date = savedOn ? formatDay(savedOn, shop.intl) : ''
  return (
    <>
      <ChoiceRows
        name="source"
        legend={t('configurator.ask.prescription')}
        rows={view.context.sources.map((value) => ({
          value,
          label:
            value === 'account' && wearer
              ? labelled(t('configurator.source.account'), wearer, shop.intl)
              : t(`configurator.source.${value}`),
          line: t(`configurator.source.line.${value}`, { date }),
        }))}
        chosen={answers.source || preselected}
        fault={mistakes.length > 0 && t('configurator.fault.choice')}
      />
      <p>
        <GuideLink to="rx-find" shop={shop}>
          {t('configurator.source.help')}
        </GuideLink>
      </p>
      <p className="text-14 quiet">{t('configurator.source.child')}</p>
    </>
  )
}
