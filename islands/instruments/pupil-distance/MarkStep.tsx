import { useEffect, useId, useRef, useState } from 'react'
import type { PicturePart } from '#domain/face/marked-part.ts'
import type { PupilDistanceFault, PupilDistanceMethod } from '#domain/face/pupil-distance.ts'
import type { Result } from '#domain/result.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Magnifier } from './Magnifier.tsx'
import { MarkHandle } from './MarkHandle.tsx'
import { type Handle, isPlaced, moveMark, partAround, placeOf } from './marks.ts'
import type { Measured } from './measure.ts'
import type { TranslateMeasurement } from './pupil-distance-texts.ts'
import styles from './PupilDistance.module.css'

type Props<Value> = {
  picture: ImageBitmap
  found: Measured
  method: PupilDistanceMethod
  /** What can be moved, each with its name. */
  handles: readonly (readonly [Handle, label: string])[]
  instruction: string
  t: TranslateMeasurement
  measure(found: Measured): Result<Value, PupilDistanceFault>
  /** A result in words, while marks are moved. */
  live(value: Value): string
  onResult(value: Value): void
  onAgain(): void
}

/** The picture with its marks. What is measured follows each move. */
export function MarkStep<Value>(props: Props<Value>) {
  const { picture, found, method, handles, instruction, t, measure, live, onResult, onAgain } = props
  const [marks, setMarks] = useState(found.marks)
  const [moved, setMoved] = useState<ReadonlySet<Handle>>(new Set())
  const [active, setActive] = useState<Handle>('right')
  const help = useId()
  const result = measure({ ...found, marks })
  const isReady = isPlaced(method, moved)
  // It stays while marks are moved in it.
  const [part] = useState(() =>
    partAround(
      found.marks,
      handles.map(([handle]) => handle),
      picture,
    ),
  )
  const { left, top, width, height } = part
  return (
    <>
      <p className="text-18">{instruction}</p>
      <div className={styles['picture']}>
        <Still {...{ picture, part }} />
        <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
          {method === 'card' && (
            <line x1={marks.card[0].x} y1={marks.card[0].y} x2={marks.card[1].x} y2={marks.card[1].y} />
          )}
          {[marks.irises.right, marks.irises.left].map(({ x, y, radius }) => (
            <circle key={x} cx={x} cy={y} r={radius} />
          ))}
        </svg>
        {handles.map(([handle, label]) => (
          <MarkHandle
            key={handle}
            handle={handle}
            label={label}
            describedBy={help}
            place={placeOf(marks, handle)}
            part={part}
            onMove={(to) => {
              setMarks(moveMark(marks, handle, to, part))
              setMoved(new Set([...moved, handle]))
            }}
            onTurn={setActive}
          />
        ))}
      </div>
      <div className={styles['reading']}>
        <Magnifier picture={picture} place={placeOf(marks, active)} />
        <div>
          <output className="text-22 figures">
            {!isReady && t('pupil-distance.card.place')}
            {isReady && (result.ok ? live(result.value) : t(`pupil-distance.fault.${result.error}`))}
          </output>
          <p id={help} className="quiet text-14">
            {t('pupil-distance.help')}
          </p>
        </div>
      </div>
      <div className={styles['actions']}>
        <Button
          look="main"
          disabled={!isReady || !result.ok}
          onClick={() => result.ok && onResult(result.value)}
        >
          {t('pupil-distance.confirm')}
        </Button>
        <Button look="outline" onClick={onAgain}>
          {t('pupil-distance.again')}
        </Button>
      </div>
    </>
  )
}

function Still({ picture, part: { left, top, width, height } }: { picture: ImageBitmap; part: PicturePart }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, width, height)
  }, [picture, left, top, width, height])
  return <canvas ref={canvas} width={width} height={height} aria-hidden="true" />
}
