import { lowestTotal } from '#domain/configurator/lowest-total.ts'
import { validateStep } from '#domain/configurator/validate-step.ts'
import { formatMoney } from '#domain/money/format.ts'
import { ChoiceRows } from './ChoiceRows.tsx'
import type { ConfiguratorText } from './configurator-texts.ts'
import type { StepProps } from './step-props.ts'

const TYPES = ['type_ei', 'type_none'] as const

/** With values, without, or to try at home; what the frame or the shop cannot have is shown with the reason. */
export function TypeStep({ view, answers, mistakes, shop, t }: StepProps<ConfiguratorText>) {
  const rows = TYPES.map((value) => {
    const obstacle = validateStep('type', { lensType: value }, view.context)[0]?.kind
    const isOnlyWithValues = value === 'type_none' && view.frame.price === 0
    const line =
      obstacle === 'index-not-available' || obstacle === 'lens-type-not-offered'
        ? t(`configurator.obstacle.${isOnlyWithValues ? 'only-with-values' : obstacle}`)
        : t(`configurator.type.line.${value}`)
    const from = lowestTotal(view, value)
    return {
      value,
      label: t(`configurator.type.${value}`),
      line,
      isPossible: obstacle === undefined,
      ...(obstacle === undefined &&
        from !== null && { price: t('configurator.from', { price: formatMoney(from, shop) }) }),
    }
  })
  const atHome = {
    value: 'home_try_on',
    label: t('configurator.type.home_try_on'),
    line: t('configurator.type.line.home_try_on'),
    price: t('basket.free'),
  }
  return (
    <ChoiceRows
      name="lensType"
      legend={t('configurator.ask.type')}
      rows={view.context.isTriable ? [...rows, atHome] : rows}
      chosen={answers.lensType}
      fault={mistakes.length > 0 && t('configurator.fault.choice')}
    />
  )
}
