import type { DeliveryTime } from '#domain/delivery/delivery-time.ts'
import { chosenKeys } from '#domain/configurator/answers.ts'
import { deliverySoFar } from '#domain/configurator/delivery-so-far.ts'
import { type ConfiguratorStep, shownSteps } from '#domain/configurator/step.ts'
import { isTypedInInt } from '#domain/configurator/answer-name.ts'
import { tryOnLenses } from '#domain/configurator/try-on-lenses.ts'
import { prescriptionOf } from '#domain/configurator/typed-prescription.ts'
import { priceSoFar, stepQuery } from '#domain/configurator/view.ts'
import { formatMoney } from '#domain/money/format.ts'
import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import { lacksDistance } from '#domain/prescription/binocular-distance.ts'
import { withUse } from '#domain/prescription/missing-facts.ts'
import { readOfficeDistance } from '#domain/prescription/office-distance.ts'
import { isProgressive } from '#domain/prescription/is-progressive.ts'
import { isSlipRequired } from '#domain/prescription/slip-required.ts'
import { warnsOfTraffic } from '#domain/prescription/traffic-warning.ts'
import { formatShortDay } from '#islands/basket/shop.ts'
import { PrescriptionValues } from '#islands/prescription/PrescriptionValues.tsx'
import { ChangedValues } from './ChangedValues.tsx'
import type { ConfiguratorText } from './configurator-texts.ts'
import { MeasuredDistance } from './MeasuredDistance.tsx'
import { PlanoIndex } from './PlanoIndex.tsx'
import { PriceRows } from './PriceRows.tsx'
import type { StepProps } from './step-props.ts'
import { unlessInOtherTab } from './unless-in-other-tab.ts'
import { TryOnLink } from './TryOnLink.tsx'
import { SummaryFields } from './SummaryFields.tsx'
import styles from './SummaryStep.module.css'

type Props = StepProps<ConfiguratorText> & { onVisit(step: ConfiguratorStep): void }

/** All that is bought. The form repeats every answer, so that what is shown is what is bought. */
export function SummaryStep({ view, answers, shop, onVisit, t }: Props) {
  const { context, frame } = view
  const isWithValues = answers.lensType === 'type_ei'
  const areLater = answers.source === 'later'
  const { prescription: given } = prescriptionOf(answers, context.fromOrder)
  const { prescription, checks } = checkPrescription(given)
  const { parts, total } = priceSoFar(view, answers)
  const steps = shownSteps(answers, context.fromOrder)
  const tried = tryOnLenses(answers, context)
  const lenses = context.offered.find((part) => part.referenceKey === answers.design)
  const design = lenses?.kind === 'lensType' ? lenses.design : undefined
  const change = (step: ConfiguratorStep, what: string) => (
    <a
      className="link"
      href={stepQuery(step, view)}
      aria-label={t('configurator.change.of', { what })}
      onClick={unlessInOtherTab(() => onVisit(step))}
    >
      {t('configurator.change')}
    </a>
  )
  const officeDistance = readOfficeDistance(answers['office.room'], answers['office.near'])
  const isFrameAlone = chosenKeys(answers).length === 0
  return (
    <div className={styles['summary']}>
      <SummaryFields view={view} answers={answers} />
      {isWithValues && (
        <section>
          <header>
            <h2 className="text-22">{t('configurator.summary.values')}</h2>
            {change(
              steps.find((step) => step === 'values' || step === 'order') ?? 'prescription',
              t('configurator.summary.values'),
            )}
          </header>
          {areLater ? (
            <p>{t('prescription.missing')}</p>
          ) : (
            <PrescriptionValues
              values={withUse(prescription, design)}
              measured={lacksDistance(prescription) ? 'missing' : null}
              office={design === 'office' ? officeDistance : undefined}
              intl={shop.intl}
              t={t}
            />
          )}
          {!areLater && isTypedInInt(answers) && (
            <ChangedValues {...{ given, prescription, checks, t }} isInt intl={shop.intl} />
          )}
          {!areLater && design === 'single-vision' && isProgressive(prescription) && (
            <p>{t('glass.design.unused')}</p>
          )}
          {!areLater && <MeasuredDistance {...{ answers, context, t }} intl={shop.intl} />}
          {!areLater && tried !== null && shop.virtualTryOnHref !== undefined && (
            <TryOnLink href={shop.virtualTryOnHref} lenses={tried} t={t} />
          )}
        </section>
      )}
      <section>
        <header>
          <h2 className="text-22">{t('configurator.summary.parts')}</h2>
          {change(isWithValues ? 'glass' : 'extras', t('configurator.summary.parts'))}
        </header>
        <dl className={`figures ${styles['parts']}`}>
          <PriceRows {...{ frame, parts, shop, t }} />
          <div className="strong">
            <dt>{t('configurator.total')}</dt>
            <dd>{formatMoney(total, shop)}</dd>
          </div>
        </dl>
        {isFrameAlone ? (
          <p>{t('configurator.summary.frame-alone')}</p>
        ) : (
          <PlanoIndex {...{ view, answers, shop, t }} />
        )}
        <p className="quiet">{deliveryText(deliverySoFar(view.delivery, answers), shop.intl, t)}</p>
        {isWithValues && view.delivery.isFreeWithValues && <p>{t('basket.delivery.free')}</p>}
        {isWithValues && <p className="quiet">{t('checkout.custom')}</p>}
        {isWithValues && isSlipRequired(view.country) && <p>{t('configurator.summary.slip')}</p>}
        {isWithValues && warnsOfTraffic(design, view.country) && <p>{t('glass.traffic')}</p>}
      </section>
    </div>
  )
}

function deliveryText({ days, window }: DeliveryTime, intl: string, t: Props['t']): string {
  if (days) return t('product.delivery', { from: days.from, to: days.to })
  const day = (date: string) => formatShortDay({ intl }, date)
  return t('basket.delivery', { from: day(window.min), to: day(window.max) })
}
