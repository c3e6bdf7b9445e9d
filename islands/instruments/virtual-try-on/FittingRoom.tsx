import { useEffect, useState } from 'react'
import type { TryOnColour, TryOnFrame } from '#domain/virtual-try-on/try-on-frame.ts'
import { thickestEdge } from '#domain/virtual-try-on/given-lenses.ts'
import { headScale, pixelsPerMm } from '#domain/virtual-try-on/ruler.ts'
import { MAX_FRAMES } from '#domain/virtual-try-on/frame-choice.ts'
import { Button } from '#islands/ui/Button.tsx'
import { type ChosenColours, ColourChoice } from './ColourChoice.tsx'
import { type FoundFace, wearerOf } from './found-face.ts'
import { openFrameDrawer } from './frame-drawer.ts'
import { FrameStrip } from './FrameStrip.tsx'
import { Ruler } from './Ruler.tsx'
import { savePictures } from './save-pictures.ts'
import { ScaleLine } from './ScaleLine.tsx'
import type { TranslateVirtualTryOn } from './virtual-try-on-texts.ts'
import { WornPicture } from './WornPicture.tsx'
import styles from './VirtualTryOn.module.css'

type Props = {
  face: FoundFace
  frames: readonly TryOnFrame[]
  measureHref: string | undefined
  /** The frame that is shown first. */
  first: number
  /** As people know themselves from mirrors. */
  isMirrored: boolean
  colours: ChosenColours
  onColour(frame: number, colour: number): void
  pupilDistance: number | undefined
  onMeasured(pupilDistance: number): void
  t: TranslateVirtualTryOn
  number: (value: number) => string
  onAgain(): void
}

/** The picture with one frame, or with up to four beside each other; below it all frames to choose from. */
export function FittingRoom({ face, frames, measureHref, t, number, onAgain, ...given }: Props) {
  const { colours, pupilDistance, onMeasured } = given
  const [chosen, setChosen] = useState<readonly number[]>([given.first])
  const [compares, setCompares] = useState(false)
  const [isMirrored, setMirrored] = useState(given.isMirrored)
  const [drawer] = useState(openFrameDrawer)
  useEffect(() => drawer.close, [drawer])
  const scale = headScale(pupilDistance)
  const colourOf = (at: number): TryOnColour | undefined => frames[at]?.colours[colours[at] ?? 0]
  const [first = 0] = chosen
  const current = frames[first]
  const shown = compares ? undefined : colourOf(first)
  const edge = shown ? thickestEdge(shown.subject) : null

  function choose(at: number) {
    if (!compares) return setChosen([at])
    if (!chosen.includes(at)) return setChosen([...chosen, at].slice(-MAX_FRAMES))
    if (chosen.length > 1) setChosen(chosen.filter((each) => each !== at))
  }
  function toggleCompare() {
    setCompares(!compares)
    // Something to compare from the first moment; afterwards the one that was chosen first.
    const others = frames.map((_, at) => at).filter((at) => at !== first)
    setChosen(compares ? [first] : [first, ...others].slice(0, MAX_FRAMES))
  }

  return (
    <>
      <div className={styles['stage']} data-count={chosen.length}>
        {chosen.map((at) => {
          const colour = colourOf(at)
          return (
            colour && (
              <figure key={at}>
                <WornPicture
                  {...{ face, scale, drawer, isMirrored, t }}
                  subject={colour.subject}
                  name={frames[at]?.name ?? ''}
                />
                {compares && (
                  <figcaption>
                    <a className="link" href={colour.href} target="_top">
                      {frames[at]?.name}
                    </a>
                  </figcaption>
                )}
                {!compares && pupilDistance !== undefined && (
                  <Ruler width={face.image.width} pixelsPerMm={pixelsPerMm(wearerOf(face, scale))} />
                )}
              </figure>
            )
          )
        })}
      </div>
      <div className={styles['controls']}>
        <ScaleLine {...{ pupilDistance, measureHref, t, number }} {...{ onMeasured }} />
        {edge !== null && (
          <p className={`quiet text-14 ${styles['scale']}`}>
            {t('virtual-try-on.lenses', { edge: number(edge) })}
          </p>
        )}
        <FrameStrip {...{ frames, chosen, t }} isMany={compares} onChoose={choose} />
        {!compares && current && (
          <ColourChoice
            frame={current}
            t={t}
            chosen={colours[first] ?? 0}
            onChoose={(colour) => given.onColour(first, colour)}
          />
        )}
        <div className={styles['actions']}>
          {!compares && current && (
            <a className="button main" href={colourOf(first)?.href} target="_top">
              {t('virtual-try-on.page')}
            </a>
          )}
          {frames.length > 1 && (
            <Button look="outline" aria-pressed={compares} onClick={toggleCompare}>
              {t('virtual-try-on.compare')}
            </Button>
          )}
          <Button look="outline" aria-pressed={isMirrored} onClick={() => setMirrored(!isMirrored)}>
            {t('virtual-try-on.mirror')}
          </Button>
          <Button
            look="outline"
            onClick={(event) => {
              const room = event.currentTarget.closest('[data-instrument]')
              const canvases = [...(room?.querySelectorAll('canvas') ?? [])]
              void savePictures(canvases, isMirrored, t('virtual-try-on.file'))
            }}
          >
            {t('virtual-try-on.save')}
          </Button>
          <Button look="outline" onClick={onAgain}>
            {t('virtual-try-on.again')}
          </Button>
        </div>
      </div>
    </>
  )
}
