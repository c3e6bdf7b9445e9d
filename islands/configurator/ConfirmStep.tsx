import { isTypedInInt, listOf } from '#domain/configurator/answer-name.ts'
import { measuredOnOf } from '#domain/configurator/answers.ts'
import { prescriptionOf } from '#domain/configurator/typed-prescription.ts'
import { unusualKinds } from '#domain/configurator/validate-confirm.ts'
import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import { EYES, type Prescription } from '#domain/prescription/eye-field.ts'
import { formatEyeStep } from '#domain/prescription/format-eye-value.ts'
import { lacksDistance } from '#domain/prescription/binocular-distance.ts'
import { DISTANCE_OF_USE, roundedNearPupilDistance } from '#domain/prescription/near-pupil-distance.ts'
import { areValuesOld } from '#domain/prescription/slip-age.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { oldValuesText } from '#islands/prescription/old-values-text.ts'
import { ChangedValues } from './ChangedValues.tsx'
import { MeasuredDistance } from './MeasuredDistance.tsx'
import { ReadBack } from './ReadBack.tsx'
import type { ValueStepProps } from './step-props.ts'
import { Tick } from './Tick.tsx'
import type { VALUES_TEXTS } from './values-texts.ts'
import styles from './ConfirmStep.module.css'

type Props = ValueStepProps<(typeof VALUES_TEXTS)[number]>

/** The values as they will be made, read back; what is unusual about them is affirmed one by one, and then all of them. */
export function ConfirmStep({ view, answers, mistakes, shop, t }: Props) {
  const { context } = view
  const { prescription: given } = prescriptionOf(answers, context.fromOrder)
  const { prescription, checks } = checkPrescription(given)
  const confirmed = listOf(answers.confirmed)
  const faultOf = (name: 'confirmed' | 'affirmed' | 'consent', kind?: string) =>
    mistakes.some((each) => each.name === name && (kind === undefined || each.kind === kind))
      ? t('values.fault.affirm')
      : undefined
  const earlier = answers.source === 'order' ? context.fromOrder : null
  const orderedOn = earlier?.orderedOn
  const measuredOn = measuredOnOf(answers, earlier)
  const isOld = measuredOn !== undefined && areValuesOld(measuredOn, context.today, context.holdMonths)
  const unusual = unusualKinds(answers, context.fromOrder)
  const distances = distancesOf(prescription, shop.intl)
  return (
    <div className={styles['step']}>
      <ReadBack
        values={prescription}
        pd={lacksDistance(prescription) ? 'measured' : 'typed'}
        intl={shop.intl}
        t={t}
      />
      <MeasuredDistance {...{ answers, context, t }} intl={shop.intl} />
      <ChangedValues
        {...(earlier
          ? {
              given: earlier.rawPrescription,
              prescription: earlier.prescriptionValues,
              checks: checkPrescription(earlier.rawPrescription, 'order').checks,
            }
          : { given, prescription, checks })}
        t={t}
        isInt={isTypedInInt(answers)}
        intl={shop.intl}
      />
      {orderedOn && <p>{t('values.date.order', { date: formatDay(orderedOn, shop.intl) })}</p>}
      {isOld && (
        <p className="note">
          {t(oldValuesText(context.holdMonths))}{' '}
          <a className="link" href={shop.branchesHref}>
            {t('values.date.test')}
          </a>
        </p>
      )}
      {unusual.length > 0 && (
        <fieldset id="confirmed" className={styles['unusual']}>
          <legend className="text-22">{t('values.unusual')}</legend>
          {unusual.map((kind) => (
            <div key={kind} className={styles['question']}>
              <p>{t(`values.unusual.${kind}`, distances)}</p>
              <Tick
                name="confirmed"
                id={`confirmed-${kind}`}
                value={kind}
                isTicked={confirmed.includes(kind)}
                fault={faultOf('confirmed', kind)}
              >
                <span className="unseen">{t(`values.unusual.${kind}`, distances)}</span>{' '}
                {t('values.unusual.yes')}
              </Tick>
            </div>
          ))}
        </fieldset>
      )}
      <div className={styles['ticks']}>
        <Tick name="affirmed" value="yes" isTicked={answers.affirmed === 'yes'} fault={faultOf('affirmed')}>
          {t('values.affirm')}
        </Tick>
        <Tick name="consent" value="yes" isTicked={answers.consent === 'yes'} fault={faultOf('consent')}>
          {t('values.consent')}
        </Tick>
      </div>
    </div>
  )
}

/** The distances as they are typed, and what they would be for the use of the lenses if they were those for far. */
function distancesOf(prescription: Prescription, intl: string) {
  const { use = 'far' } = prescription
  const list = (distanceOf: (pd: number) => number) =>
    EYES.flatMap((side) => prescription[side].pd ?? [])
      .map((pd) => formatEyeStep('pd', distanceOf(pd), intl))
      .join('\u00A0/\u00A0')
  const distance = DISTANCE_OF_USE.get(use) ?? Infinity
  return { use, typed: list((pd) => pd), nearer: list((pd) => roundedNearPupilDistance(pd, distance)) }
}
