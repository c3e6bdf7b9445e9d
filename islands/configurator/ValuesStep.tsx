import { startTransition, useState } from 'react'
import {
  isUnfitForProgressive,
  measuredSource,
  pupilDistanceOf,
} from '#domain/configurator/measured-distance.ts'
import { typedPrescription } from '#domain/configurator/typed-prescription.ts'
import { areEyesAlike, binocularDistance } from '#domain/prescription/binocular-distance.ts'
import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import { emptyEye } from '#domain/prescription/empty-eye.ts'
import { EYES, type Prescription } from '#domain/prescription/eye-field.ts'
import { formatEyeStep } from '#domain/prescription/format-eye-value.ts'
import { measuredLine } from '#domain/prescription/measured-line.ts'
import { isByInstrument } from '#domain/prescription/pupil-distance-source.ts'
import { TextField } from '#islands/checkout/TextField.tsx'
import { AxisScheme } from './AxisScheme.tsx'
import { EmptyEye } from './EmptyEye.tsx'
import { MeasureLink } from './MeasureLink.tsx'
import { Protractors } from './Protractors.tsx'
import { ReadBack } from './ReadBack.tsx'
import { isBeyondRange, shownMistakes } from './shown-mistakes.ts'
import type { ValueStepProps } from './step-props.ts'
import { UseChoice } from './UseChoice.tsx'
import { useSettled } from './use-settled.ts'
import { answerNameOf } from './value-text.ts'
import { ValuesHelp } from './ValuesHelp.tsx'
import { afterPointerUp } from '#islands/ui/after-pointer-up.ts'
import type { VALUES_TEXTS } from './values-texts.ts'
import { type EyePlace, ValuesTable } from './ValuesTable.tsx'
import styles from './ValuesStep.module.css'

/** Milliseconds without a change after which the values are read back. */
const SETTLED_MS = 300

/** The values of a slip: a table to type or step them, where they stand on the slip, and the sentence that they make. */
export function ValuesStep(props: ValueStepProps<(typeof VALUES_TEXTS)[number]>) {
  const { view, answers, mistakes: reported, shop, t } = props
  const { intl } = shop
  const [help, setHelp] = useState<EyePlace>({ side: 'right', field: 'sphere' })
  const [focused, setFocused] = useState<string | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  // In the scheme of the slip, so that it can be compared.
  const read = typedPrescription({ ...useSettled(answers, SETTLED_MS), axisScheme: 'tabo' })
  const mistakes = shownMistakes(answers, view.context, { reported, left, focused })
  const source = pupilDistanceOf(answers, read.prescription, null)
  const isMeasured = answers.pdSource === 'measure'
  const dateFault = reported.some(({ name }) => name === 'slipDate') ? t('values.fault.date') : undefined

  const halved = binocularDistance(read.prescription)
  const isHalved = halved !== null && areEyesAlike(checkPrescription(read.prescription).prescription)

  // Until somebody has been at a field of an eye, or has chosen a lens for it, it is not empty but still to come.
  const empty = emptyEye(read.prescription)
  const isPending =
    empty !== null &&
    !answers.emptyEye &&
    !answers[`${empty}.pd`] &&
    ![...left].some((name) => name.startsWith(empty))

  // The table and the slip are drawn after the paint of the press that moved the focus.
  const leave = ({ side, field }: EyePlace) =>
    afterPointerUp(() =>
      startTransition(() => {
        setFocused(null)
        setLeft((before) => new Set(before).add(answerNameOf(side, field)))
      }),
    )
  const enter = (place: EyePlace) =>
    startTransition(() => {
      setFocused(answerNameOf(place.side, place.field))
      setHelp(place)
    })

  return (
    <div className={styles['step']}>
      <p className={`quiet text-18 ${styles['intro']}`}>{t('values.intro')}</p>
      <div className={styles['columns']}>
        <div className={styles['work']} data-measured={isMeasured || undefined}>
          <UseChoice {...{ answers, mistakes, t }} />
          <div>
            <ValuesTable
              {...{ answers, mistakes, focused, intl, t }}
              onHelp={(field) => {
                setHelp({ side: 'right', field })
                document.getElementById('values-help')?.scrollIntoView({ block: 'nearest' })
              }}
              onFocus={enter}
              onLeave={leave}
            />
            <div aria-live="polite" className={styles['warning']}>
              {mistakes.some(isBeyondRange) && (
                <p className="note">
                  {t('values.beyond')}{' '}
                  <a className="link" href={shop.branchesHref}>
                    {t('values.beyond.branch')}
                  </a>
                </p>
              )}
            </div>
          </div>
          <EmptyEye {...{ answers, mistakes, isPending, t }} />
          {view.context.hasTwoAxisSchemes && <AxisScheme {...{ answers, mistakes, t }} />}
          <input type="hidden" name="pd.measured" value={answers['pd.measured'] ?? ''} />
          <div className={styles['pd']}>
            <p id="pd-hint" className="text-14 quiet" aria-live="polite">
              {isByInstrument(source) && measuredLine(source, intl, t)}
              {isByInstrument(source) && isHalved && <br />}
              {isHalved && t('values.pd.halved', { sum: formatEyeStep('pd', halved, intl) })}
              {!isByInstrument(source) && !isHalved && t('values.pd.once')}
            </p>
            {measuredSource(answers) && (
              <label className={styles['tick']}>
                <input
                  type="checkbox"
                  name="pd.slip"
                  value="yes"
                  defaultChecked={answers['pd.slip'] === 'yes'}
                />
                {t('values.pd.slip')}
              </label>
            )}
            <label className={styles['tick']}>
              <input type="checkbox" name="pdSource" value="measure" defaultChecked={isMeasured} />
              {t('values.pd.measure')}
            </label>
            {shop.pupilDistanceHref !== undefined && (
              <MeasureLink href={shop.pupilDistanceHref} use={answers.use} {...{ intl, t }} />
            )}
            <div aria-live="polite" className={styles['warning']}>
              {isUnfitForProgressive(read.prescription, source) && (
                <p className="note">{t('values.pd.progressive')}</p>
              )}
            </div>
          </div>
          {EYES.some((side) => answers[`${side}.axis`]) && (
            <Protractors values={typedPrescription(answers).prescription} {...{ intl, t }} />
          )}
          <div className={styles['date']}>
            <TextField
              name="slipDate"
              label={t('values.date')}
              optional={t('form.optional')}
              value={answers.slipDate ?? ''}
              hint={t('values.date.hint')}
              error={dateFault}
              width={6}
              autoComplete="off"
            />
          </div>
          <ReadBack
            values={spokenValues(read.prescription)}
            pd={isMeasured && !read.mistakes.some(isOfDistance) ? 'measured' : 'typed'}
            eyes={EYES.filter(
              (side) =>
                !(isPending && side === empty) && !read.mistakes.some(({ name }) => name.startsWith(side)),
            )}
            {...{ intl, t }}
          />
        </div>
        <ValuesHelp {...help} use={read.prescription.use} shop={shop} t={t} />
      </div>
    </div>
  )
}

const isOfDistance = ({ name }: { name: string }): boolean => name.endsWith('.pd')

/** As they were typed, so that they can be compared with the slip; a distance between both pupils in two halves. */
function spokenValues(typed: Prescription): Prescription {
  const { right, left } = checkPrescription(typed).prescription
  return {
    ...typed,
    right: { ...typed.right, ...(right.pd !== undefined && { pd: right.pd }) },
    left: { ...typed.left, ...(left.pd !== undefined && { pd: left.pd }) },
  }
}
