import type { GlassChoice } from '#domain/configurator/glass-choice.ts'
import type { ConfiguratorAnswers, Mistake } from '#domain/configurator/answer-name.ts'
import type { ConfiguratorFrame } from '#domain/configurator/view.ts'
import { formatMoney } from '#domain/money/format.ts'
import { numberFormat } from '#domain/text/number-format.ts'
import { Option } from '#islands/ui/Option.tsx'
import type { TranslateGlass } from './glass-texts.ts'
import type { ConfiguratorShop } from './step-props.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { OfficeDistances } from './OfficeDistances.tsx'
import styles from './ChoiceList.module.css'

type Props = {
  choice: GlassChoice
  answers: ConfiguratorAnswers
  frame: ConfiguratorFrame
  lensHeight: number | null
  mistakes: readonly Mistake[]
  shop: ConfiguratorShop
  t: TranslateGlass
}

/** Single vision, progressive in its qualities, office: as far as values and frame allow, and why there are no more. */
export function GlassDesigns({ choice, answers, frame, lensHeight, mistakes, shop, t }: Props) {
  const { designs, design, withheld, leastHeight, isAdditionUnused } = choice
  const isTooLow = withheld.includes('frame-too-low')
  return (
    <ChoiceGroup name="design" className={styles['choices']} {...{ mistakes, t }}>
      <ul className={styles['list']}>
        {designs.map((part) => (
          <Option
            key={part.referenceKey}
            name="design"
            value={part.referenceKey}
            isChosen={part === design}
            label={part.name}
            line={designs.length > 1 ? t(lineOf(part, designs)) : ''}
            price={formatMoney(part.price.withTax, shop)}
          >
            {part.design === 'office' && <OfficeDistances {...{ answers, mistakes, t }} />}
          </Option>
        ))}
      </ul>
      {isAdditionUnused && <p className="text-14">{t('glass.design.unused')}</p>}
      {withheld.includes('addition-missing') && <p className="text-14 quiet">{t('glass.design.only')}</p>}
      {isTooLow && lensHeight !== null && !withheld.includes('addition-missing') && (
        <p className="text-14">
          {t('glass.design.low', { height: numberFormat(shop.intl).format(lensHeight), least: leastHeight })}{' '}
          <a className="link" href={shop.base + frame.links.progressive}>
            {t('glass.design.low.link')}
          </a>
        </p>
      )}
    </ChoiceGroup>
  )
}

/** Of progressive lenses the dearer ones have wider zones. */
const lineOf = ({ design, price }: GlassChoice['designs'][number], all: GlassChoice['designs']) =>
  design === 'progressive' &&
  all.some((other) => other.design === design && other.price.withTax < price.withTax)
    ? 'glass.design.progressive-more'
    : (`glass.design.${design}` as const)
