import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FrameSubject } from '#domain/frame/design.ts'
import type { TryOnFrame } from '#domain/virtual-try-on/try-on-frame.ts'
import { headScale } from '#domain/virtual-try-on/ruler.ts'
import { ColourChoice } from './ColourChoice.tsx'
import { type FilmState, filmFrames } from './film-frames.ts'
import { FrameStrip } from './FrameStrip.tsx'
import { ScaleLine } from './ScaleLine.tsx'
import type { Finding } from './finding.ts'
import type { TranslateVirtualTryOn } from './virtual-try-on-texts.ts'
import styles from './VirtualTryOn.module.css'

type Props = {
  video: RefObject<HTMLVideoElement | null>
  find(): Promise<Finding>
  frames: readonly TryOnFrame[]
  chosen: number
  /** The colour of the chosen one. */
  colour: number
  pupilDistance: number | undefined
  t: TranslateVirtualTryOn
  number: (value: number) => string
  onChoose(at: number): void
  onColour(at: number): void
}

/** The open camera as a mirror that shows a frame. */
export function LiveFrames({ video, find, frames, chosen, colour, pupilDistance, t, number, ...on }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<FilmState>('loading')
  const scale = headScale(pupilDistance)
  const frame = frames[chosen]
  const subject = frame?.colours[colour]?.subject
  /** Read with each picture of the film, which does not begin anew for another frame. */
  const worn = useRef<{ subject: FrameSubject | undefined; scale: number }>({ subject, scale })
  useEffect(() => {
    worn.current = { subject, scale }
  }, [subject, scale])
  const openFinding = useRef(find)
  useEffect(() => {
    const stop = new AbortController()
    filmFrames({
      video,
      canvas,
      worn,
      find: openFinding.current,
      onState: setState,
      signal: stop.signal,
    }).catch(() => setState('film'))
    return () => stop.abort()
  }, [video])
  return (
    <>
      <canvas
        ref={canvas}
        className={styles['live']}
        width={576}
        height={720}
        data-drawn={state === 'shown' || undefined}
      >
        {t('virtual-try-on.picture', { name: frame?.name ?? '' })}
      </canvas>
      <output className={state === 'loading' ? 'quiet' : 'bad'}>
        {state === 'loading' && t('virtual-try-on.loading')}
        {state !== 'loading' && state !== 'shown' && t(`virtual-try-on.fault.${state}`)}
      </output>
      <ScaleLine {...{ pupilDistance, t, number }} />
      <FrameStrip {...{ frames, t }} chosen={[chosen]} isMany={false} onChoose={on.onChoose} />
      {frame && <ColourChoice {...{ frame, t }} chosen={colour} onChoose={on.onColour} />}
    </>
  )
}
