import { useEffect, useMemo, useRef, useState } from 'react'
import type { PupilDistance as Distance, PupilDistanceMethod } from '#domain/face/pupil-distance.ts'
import { DISTANCE_OF_USE } from '#domain/prescription/near-pupil-distance.ts'
import { answerOpener, isOpened, readGiven } from '#islands/instruments/answer-opener.ts'
import type { CameraText } from '#islands/instruments/camera/camera-texts.ts'
import { PictureSource } from '#islands/instruments/camera/PictureSource.tsx'
import { MODEL_BYTES } from '#islands/instruments/face/face-finder.ts'
import type { Texts } from '#i18n/texts.ts'
import { translator } from '#islands/translator.ts'
import { MarkStep } from './MarkStep.tsx'
import { handlesOf } from './marks.ts'
import { measure } from './measure.ts'
import { MethodChoice } from './MethodChoice.tsx'
import type { PupilDistanceText } from './pupil-distance-texts.ts'
import { PupilDistanceResult } from './PupilDistanceResult.tsx'
import { resultMessage } from './result-message.ts'
import { STATES, useMeasurement } from './use-measurement.ts'
import styles from './PupilDistance.module.css'

type Props = {
  texts: Texts<PupilDistanceText>
  cameraTexts: Texts<CameraText>
  /** Where a branch is found that measures. */
  visitHref: string
}

/** How far away is what the lenses are for, for which a page asks, in mm; undefined for far. */
const givenDistance = (): number | undefined => DISTANCE_OF_USE.get(readGiven() ?? '')

const now = () => new Date(performance.timeOrigin + performance.now())

/** The distance of the pupils from one picture, on the visitor's device: nothing of it is stored or sent. */
export function PupilDistance({ texts, cameraTexts, visitHref }: Props) {
  const t = useMemo(() => translator(texts), [texts])
  const number = (value: number, digits = 1) =>
    new Intl.NumberFormat(texts.intl, { maximumFractionDigits: digits }).format(value)
  const cameraText = useMemo(() => translator(cameraTexts), [cameraTexts])
  const { state, take, finish, restart } = useMeasurement<Distance>()
  const [distance] = useState(givenDistance)
  const [method, setMethod] = useState<PupilDistanceMethod>('card')
  const { step } = state
  const start = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) start.current?.focus()
    shown.current = step
  }, [step])

  return (
    <div
      ref={start}
      className={styles['step']}
      data-instrument="pupil-distance"
      data-state={STATES[step]}
      tabIndex={-1}
    >
      {state.step === 'start' && (
        <>
          <p className="text-18">{t('pupil-distance.intro')}</p>
          {state.fault && (
            <p className="bad" role="alert">
              {t(`pupil-distance.fault.${state.fault}`)}
            </p>
          )}
          <MethodChoice
            {...{ method, t }}
            lines={{ card: t('pupil-distance.card.line'), iris: t('pupil-distance.iris.line') }}
            onChange={setMethod}
          />
          <PictureSource t={cameraText} onPicture={(picture) => void take(picture)} />
          <p className="quiet text-14">
            {t('pupil-distance.load', { size: number(MODEL_BYTES / 1_000_000) })}
          </p>
        </>
      )}
      {state.step === 'reading' && <output>{t('pupil-distance.loading')}</output>}
      {state.step === 'marks' && (
        <MarkStep
          {...state}
          {...{ method, t }}
          instruction={t(method === 'card' ? 'pupil-distance.mark' : 'pupil-distance.mark.iris')}
          handles={handlesOf(method).map((handle) => [handle, t(`pupil-distance.handle.${handle}`)])}
          measure={(found) => measure(found, method)}
          live={({ both, plusMinus }) => t('pupil-distance.live', { both: number(both), plusMinus })}
          onResult={finish}
          onAgain={restart}
        />
      )}
      {state.step === 'result' && (
        <PupilDistanceResult
          {...{ result: state.result, distance, visitHref, t, number }}
          onUse={isOpened() ? () => answerOpener(resultMessage(state.result, now(), distance)) : undefined}
          onAgain={restart}
        />
      )}
    </div>
  )
}
