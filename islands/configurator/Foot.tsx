import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { stepBefore } from '#domain/configurator/step.ts'
import { type ConfiguratorView, priceSoFar, stepQuery } from '#domain/configurator/view.ts'
import { formatMoney } from '#domain/money/format.ts'
import { Measures } from '#islands/basket/Measures.tsx'
import { ProductImage } from '#islands/basket/ProductImage.tsx'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import type { ConfiguratorText } from './configurator-texts.ts'
import { frameImage } from './frame-image.ts'
import { PriceRows } from './PriceRows.tsx'
import type { ConfiguratorShop, StepProps } from './step-props.ts'
import { unlessInOtherTab } from './unless-in-other-tab.ts'
import styles from './Foot.module.css'

type Props = {
  view: ConfiguratorView
  answers: ConfiguratorAnswers
  shop: ConfiguratorShop
  isBusy: boolean
  /** What the press of the button leads to. */
  label: string
  onBack(): void
  t: StepProps<ConfiguratorText>['t']
}

/** Always in sight: the frame, what the pair costs so far and why, and the ways back and on. */
export function Foot({ view, answers, shop, isBusy, label, onBack, t }: Props) {
  const { frame, step, context } = view
  const { parts, total } = priceSoFar(view, answers)
  const previous = stepBefore(step, answers, context.fromOrder)
  return (
    <div className={styles['foot']}>
      <div className={styles['frame']}>
        <ProductImage image={frameImage(view, answers)} width={120} />
        <p>
          <span className="strong">{frame.name}</span>
          <span className="text-14 quiet">
            {frame.details.join(' · ')}
            {frame.notation && frame.details.length > 0 && ' · '}
            {frame.notation && <Measures of={frame.notation} t={t} />}
          </span>
        </p>
      </div>
      <details key={step} className={styles['price']}>
        <summary>
          <span className="text-14 quiet">
            {t(step === 'summary' ? 'configurator.total' : 'configurator.so-far')}{' '}
            <Icon name="down" size={16} />
          </span>
          <b className="figures text-22">{formatMoney(total, shop)}</b>
        </summary>
        <dl className="figures" aria-label={t('configurator.parts')}>
          <PriceRows
            frame={{
              name: t('configurator.frame'),
              price: answers.lensType === 'home_try_on' ? total : frame.price,
            }}
            {...{ parts, shop, t }}
          />
        </dl>
      </details>
      <p className={styles['ways']}>
        {previous && (
          <a className="button outline" href={stepQuery(previous, view)} onClick={unlessInOtherTab(onBack)}>
            {t('configurator.back')}
          </a>
        )}
        <Button type="submit" look="main" isBusy={isBusy}>
          {label}
        </Button>
      </p>
    </div>
  )
}
