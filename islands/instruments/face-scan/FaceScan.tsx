import { useEffect, useMemo, useRef, useState } from 'react'
import { type FaceWidth, faceWidth, WIDTH_PLUS_MINUS } from '#domain/face/face-width.ts'
import type { PupilDistanceMethod } from '#domain/face/pupil-distance.ts'
import type { FrameSizes } from '#domain/face/width-class.ts'
import type { CameraText } from '#islands/instruments/camera/camera-texts.ts'
import { PictureSource } from '#islands/instruments/camera/PictureSource.tsx'
import { MODEL_BYTES } from '#islands/instruments/face/face-finder.ts'
import { handlesOf, TEMPLE_HANDLES } from '#islands/instruments/pupil-distance/marks.ts'
import { MarkStep } from '#islands/instruments/pupil-distance/MarkStep.tsx'
import { measuredFace } from '#islands/instruments/pupil-distance/measure.ts'
import { MethodChoice } from '#islands/instruments/pupil-distance/MethodChoice.tsx'
import type { MeasurementText } from '#islands/instruments/pupil-distance/pupil-distance-texts.ts'
import styles from '#islands/instruments/pupil-distance/PupilDistance.module.css'
import { STATES, useMeasurement } from '#islands/instruments/pupil-distance/use-measurement.ts'
import { translator } from '#islands/translator.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { Texts } from '#i18n/texts.ts'
import type { FaceScanText } from './face-scan-texts.ts'
import { FrameWidthResult } from './FrameWidthResult.tsx'

type Props = {
  texts: Texts<FaceScanText>
  measurementTexts: Texts<MeasurementText>
  cameraTexts: Texts<CameraText>
  sizes: FrameSizes
  /** Not in shops that leave it to opticians. */
  showsPupilDistance: boolean
}

/** The width of frames that fit a face, from one picture, on the visitor's device: nothing of it is stored or sent. */
export function FaceScan({ texts, measurementTexts, cameraTexts, sizes, showsPupilDistance }: Props) {
  const t = useMemo(() => translator(texts), [texts])
  const measurementText = useMemo(() => translator(measurementTexts), [measurementTexts])
  const cameraText = useMemo(() => translator(cameraTexts), [cameraTexts])
  const number = (value: number) =>
    new Intl.NumberFormat(texts.intl, { maximumFractionDigits: 1 }).format(value)
  const { state, take, finish, restart } = useMeasurement<FaceWidth>()
  const [method, setMethod] = useState<PupilDistanceMethod>('card')
  const { step } = state
  const notesOf = ({ temples, pupilDistance: { method: by, both, plusMinus } }: FaceWidth) => [
    measurementText(`pupil-distance.method.${by}`),
    t('face-scan.temples', { temples }),
    t('face-scan.hair'),
    ...(showsPupilDistance ? [t('face-scan.pupils', { both: number(both), plusMinus })] : []),
  ]
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
      data-instrument="face-scan"
      data-state={STATES[step]}
      tabIndex={-1}
    >
      {state.step === 'start' && (
        <>
          {state.fault && (
            <p className="bad" role="alert">
              {measurementText(`pupil-distance.fault.${state.fault}`)}
            </p>
          )}
          <MethodChoice
            {...{ method, t: measurementText }}
            lines={{
              card: t('face-scan.card.line', { plusMinus: WIDTH_PLUS_MINUS.card }),
              iris: t('face-scan.iris.line', { plusMinus: WIDTH_PLUS_MINUS.iris }),
            }}
            onChange={setMethod}
          />
          <PictureSource t={cameraText} onPicture={(picture) => void take(picture)} />
          <p className="quiet text-14">
            {measurementText('pupil-distance.load', { size: number(MODEL_BYTES / 1_000_000) })}
          </p>
        </>
      )}
      {state.step === 'reading' && <output>{measurementText('pupil-distance.loading')}</output>}
      {state.step === 'marks' && (
        <MarkStep
          {...state}
          {...{ method, t: measurementText }}
          instruction={t(`face-scan.mark.${method}`)}
          handles={[
            ...TEMPLE_HANDLES.map((handle) => [handle, t(`face-scan.handle.${handle}`)] as const),
            ...handlesOf(method).map(
              (handle) => [handle, measurementText(`pupil-distance.handle.${handle}`)] as const,
            ),
          ]}
          measure={(found) => faceWidth(measuredFace(found, method))}
          live={({ width, plusMinus }) => t('face-scan.live', { width, plusMinus })}
          onResult={finish}
          onAgain={restart}
        />
      )}
      {state.step === 'result' && (
        <FrameWidthResult {...{ result: state.result, sizes, t }} notes={notesOf(state.result)}>
          <Button look="outline" onClick={restart}>
            {measurementText('pupil-distance.again')}
          </Button>
        </FrameWidthResult>
      )}
    </div>
  )
}
