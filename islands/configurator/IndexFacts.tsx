import type { GlassChoice } from '#domain/configurator/glass-choice.ts'
import type { IndexOption } from '#domain/configurator/index-options.ts'
import { EYES } from '#domain/prescription/eye-field.ts'
import { areAlike, type LensFigures } from '#domain/prescription/lens-comparison.ts'
import { formatPercent } from '#domain/text/format-day.ts'
import { numberFormat } from '#domain/text/number-format.ts'
import type { TranslateGlass } from './glass-texts.ts'
import type { ConfiguratorShop } from './step-props.ts'
import styles from './IndexFacts.module.css'

type Props = {
  option: IndexOption
  choice: GlassChoice
  shop: ConfiguratorShop
  t: TranslateGlass
}

/** Thickness and weight of both lenses of an index, and how much thinner it is than the first. */
export function IndexFacts({ option, choice, shop, t }: Props) {
  const { drawing, figures, thinnerBy } = option
  if (!figures || !drawing) return null
  const isAlike = choice.indices.every((each) => each.figures === null || areAlike(each.figures))
  const both = (name: keyof LensFigures, unit: string) => {
    const text = (eye: 'right' | 'left') => `${tenth(figures[eye][name], shop.intl)}\u00A0${unit}`
    const { eye } = choice.comparison
    if (isAlike) return <dd>{text(eye)}</dd>
    return (
      <dd>
        {EYES.map((each) => (
          <span key={each} className={each === eye ? '' : styles['other']}>
            {`${t(`prescription.short.${each}`)}\u00A0${text(each)}`}
          </span>
        ))}
      </dd>
    )
  }
  const thickness = t(drawing.section.isPlus ? 'glass.fact.centre' : 'glass.fact.edge')
  return (
    <dl className={`figures ${styles['facts']}`}>
      <div>
        <dt>{choice.estimated.length > 0 ? t('glass.fact.estimated', { fact: thickness }) : thickness}</dt>
        {both('thick', 'mm')}
      </div>
      <div>
        <dt>{t('glass.fact.weight')}</dt>
        {both('weight', 'g')}
      </div>
      <div>
        <dt>{t('glass.fact.thinner', { index: numberFormat(shop.intl).format(1.5) })}</dt>
        <dd>{thinnerBy === null ? '–' : formatPercent(thinnerBy, shop.intl)}</dd>
      </div>
    </dl>
  )
}

/** With one decimal. */
export const tenth = (value: number, intl: string): string =>
  numberFormat(intl, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)
