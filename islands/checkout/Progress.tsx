import type { Step } from '#domain/checkout/step.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import type { TranslateCheckout } from './translate.ts'
import { type GoToStep, stepLinkHandler } from './step-link.ts'
import styles from './Progress.module.css'

type Props = {
  steps: readonly Step[]
  step: Step
  open: Step
  href: string
  onVisit: GoToStep
  t: TranslateCheckout
}

/** The progress through the steps. Completed steps are links. */
export function Progress({ steps, step: now, open, href, onVisit, t }: Props) {
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className={styles['steps']}>
        {steps.map((step, place) => {
          const isReached = place <= steps.indexOf(open)
          const isDone = place < steps.indexOf(open)
          const sign =
            isDone && step !== now ? (
              <Icon name="check" size={16} />
            ) : (
              <span className="figures">{place + 1}</span>
            )
          const words = (
            <>
              {sign} <span className={styles['name']}>{t(`checkout.step.${step}`)}</span>
              {isDone && step !== now && <span className="unseen"> ({t('checkout.step.done')})</span>}
            </>
          )
          return (
            <li key={step}>
              {step === now ? (
                <span aria-current="step">{words}</span>
              ) : isReached ? (
                <a href={`${href}?step=${step}`} onClick={stepLinkHandler(step, onVisit)}>
                  {words}
                </a>
              ) : (
                <span className="quiet">{words}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
