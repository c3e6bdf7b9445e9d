import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FrameSubject } from '#domain/frame/design.ts'
import type { TryOnFrame } from '#domain/virtual-try-on/try-on-frame.ts'
import { filmFrames } from './film-frames.ts'
import { FrameStrip } from './FrameStrip.tsx'
import type { Finding } from './use-virtual-try-on.ts'
import type { TranslateVirtualTryOn } from './virtual-try-on-texts.ts'
import styles from './VirtualTryOn.module.css'

type Props = {
  video: RefObject<HTMLVideoElement | null>
  find(): Promise<Finding>
  frames: readonly TryOnFrame[]
  chosen: number
  scale: number
  t: TranslateVirtualTryOn
  onChoose(at: number): void
}

/** The open camera as a mirror that shows a frame. */
export function LiveFrames({ video, find, frames, chosen, scale, t, onChoose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'no-face' | 'models'>('loading')
  const subject = frames[chosen]?.colours[0].subject
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
      onFace: (isThere) => setState(isThere ? 'shown' : 'no-face'),
      signal: stop.signal,
    }).catch(() => setState('models'))
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
        {t('virtual-try-on.picture', { name: frames[chosen]?.name ?? '' })}
      </canvas>
      <output className={state === 'models' || state === 'no-face' ? 'bad' : 'quiet'}>
        {state === 'loading' && t('virtual-try-on.loading')}
        {(state === 'no-face' || state === 'models') && t(`virtual-try-on.fault.${state}`)}
      </output>
      <FrameStrip {...{ frames, t, onChoose }} chosen={[chosen]} isMany={false} />
    </>
  )
}
