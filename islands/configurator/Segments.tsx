import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import {
  type ConfiguratorStep,
  type Segment,
  segmentOf,
  SEGMENTS,
  shownSteps,
} from '#domain/configurator/step.ts'
import { type ConfiguratorView, stepQuery } from '#domain/configurator/view.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import type { ConfiguratorText } from './configurator-texts.ts'
import { unlessInOtherTab } from './unless-in-other-tab.ts'
import type { ConfiguratorShop, StepProps } from './step-props.ts'
import styles from './Segments.module.css'

type Props = {
  view: ConfiguratorView
  answers: ConfiguratorAnswers
  shop: ConfiguratorShop
  onVisit(step: ConfiguratorStep): void
  onClose(): void
  t: StepProps<ConfiguratorText>['t']
}

/** The progress in six segments, of which those that are done are links, and the way back to the product. */
export function Segments({ view, answers, shop, onVisit, onClose, t }: Props) {
  const now = segmentOf(view.step)
  const steps = shownSteps(answers, view.context.fromOrder)
  const isShown = (segment: Segment) =>
    answers.lensType !== 'home_try_on' || steps.some((step) => segmentOf(step) === segment)
  const segments = SEGMENTS.filter(isShown)
  const at = segments.indexOf(now)
  return (
    <div className={styles['bar']}>
      <nav aria-label={t('configurator.steps')}>
        <ol className={styles['segments']}>
          {segments.map((segment, place) => {
            const step = steps.find((each) => segmentOf(each) === segment)
            const name = t(`configurator.segment.${segment}`)
            return (
              <li key={segment} data-state={place < at ? 'done' : place === at ? 'now' : undefined}>
                {segment === now ? (
                  <span aria-current="step">{name}</span>
                ) : place < at && step ? (
                  <a href={stepQuery(step, view)} onClick={unlessInOtherTab(() => onVisit(step))}>
                    {name}
                    <span className="unseen"> ({t('configurator.done')})</span>
                  </a>
                ) : (
                  <span className="quiet">{name}</span>
                )}
              </li>
            )
          })}
        </ol>
        <p className={styles['position']} aria-hidden="true">
          <span className="strong">{t(`configurator.segment.${now}`)}</span>
          <span className="quiet">{t('configurator.position', { at: at + 1, of: segments.length })}</span>
        </p>
      </nav>
      <a className={styles['close']} href={shop.base + view.frame.path} onClick={unlessInOtherTab(onClose)}>
        <span>{t('configurator.close')}</span>
        <Icon name="close" size={20} />
      </a>
    </div>
  )
}
