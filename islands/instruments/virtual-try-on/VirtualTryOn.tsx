import { useEffect, useMemo, useRef, useState } from 'react'
import type { TryOnFrame } from '#domain/virtual-try-on/try-on-frame.ts'
import type { CameraText } from '#islands/instruments/camera/camera-texts.ts'
import { PictureSource } from '#islands/instruments/camera/PictureSource.tsx'
import { MODEL_BYTES } from '#islands/instruments/face/face-finder.ts'
import type { Texts } from '#i18n/texts.ts'
import { translator } from '#islands/translator.ts'
import { givenPupilDistance, readGivenLenses, withLenses } from '#domain/virtual-try-on/given-lenses.ts'
import { readGiven } from '#islands/instruments/answer-opener.ts'
import type { ChosenColours } from './ColourChoice.tsx'
import { FittingRoom } from './FittingRoom.tsx'
import { LiveFrames } from './LiveFrames.tsx'
import { useVirtualTryOn, type VirtualTryOnState } from './use-virtual-try-on.ts'
import type { VirtualTryOnText } from './virtual-try-on-texts.ts'
import { hasContext } from './webgl/open-context.ts'
import styles from './VirtualTryOn.module.css'

type Props = {
  texts: Texts<VirtualTryOnText>
  cameraTexts: Texts<CameraText>
  frames: readonly TryOnFrame[]
  /** The instrument that measures the distance of the pupils, where the shop has it. */
  measureHref: string | undefined
}

/** For scripts and styles outside; see "In pages" of the fixed names. */
const STATES: Record<VirtualTryOnState['step'], string> = {
  start: 'idle',
  reading: 'loading',
  shown: 'ready',
}

/** Frames of the shop on the visitor's own picture, on the visitor's device: nothing of it is stored or sent. */
export function VirtualTryOn({ texts, cameraTexts, frames: offered, measureHref }: Props) {
  const t = useMemo(() => translator(texts), [texts])
  const cameraText = useMemo(() => translator(cameraTexts), [cameraTexts])
  const { state, find, take, restart } = useVirtualTryOn()
  const [canFilm] = useState(hasContext)
  const [lenses] = useState(() => readGivenLenses(readGiven()))
  const [pupilDistance, setPupilDistance] = useState(lenses ? givenPupilDistance(lenses) : undefined)
  const frames = useMemo(
    () => (lenses ? offered.map((frame) => withLenses(frame, lenses)) : offered),
    [offered, lenses],
  )
  const [first, setFirst] = useState(0)
  const [colours, setColours] = useState<ChosenColours>({})
  const chooseColour = (frame: number, colour: number) => setColours({ ...colours, [frame]: colour })
  const number = (value: number) =>
    new Intl.NumberFormat(texts.intl, { maximumFractionDigits: 1 }).format(value)
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
      className={styles['tryOn']}
      data-instrument="try-on"
      data-state={STATES[step]}
      tabIndex={-1}
    >
      {state.step === 'start' && (
        <>
          <p className="text-18">{t('virtual-try-on.intro')}</p>
          {state.fault && (
            <p className="bad" role="alert">
              {t(`virtual-try-on.fault.${state.fault}`)}
            </p>
          )}
          <PictureSource
            t={cameraText}
            onPicture={(picture, from) => void take(picture, from)}
            renderFilm={
              canFilm
                ? (video) => (
                    <LiveFrames
                      {...{ video, find, frames, pupilDistance, t, number }}
                      chosen={first}
                      colour={colours[first] ?? 0}
                      onChoose={setFirst}
                      onColour={(colour) => chooseColour(first, colour)}
                    />
                  )
                : undefined
            }
          />
          <p className="quiet text-14">
            {t('virtual-try-on.load', { size: number(MODEL_BYTES / 1_000_000) })}
          </p>
        </>
      )}
      {state.step === 'reading' && <output>{t('virtual-try-on.loading')}</output>}
      {state.step === 'shown' && (
        <FittingRoom
          face={state.face}
          isMirrored={state.isFromCamera}
          {...{ frames, measureHref, first, colours, pupilDistance, t, number }}
          onColour={chooseColour}
          onMeasured={setPupilDistance}
          onAgain={restart}
        />
      )}
    </div>
  )
}
