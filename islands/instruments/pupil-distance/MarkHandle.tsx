import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Point } from '#domain/face/fit-circles.ts'
import type { PicturePart } from '#domain/face/marked-part.ts'
import type { Handle } from './marks.ts'
import styles from './PupilDistance.module.css'

/** Pixels of the picture that an arrow key moves, and with Shift. */
const STEP = 0.5
const BIG_STEP = 5

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Props = {
  handle: Handle
  label: string
  describedBy: string
  place: Point
  /** What is shown of the picture. */
  part: PicturePart
  onMove(to: Point): void
  onTurn(handle: Handle): void
}

/** A mark that is dragged, or moved by the arrow keys. */
export function MarkHandle({ handle, label, describedBy, place, part, onMove, onTurn }: Props) {
  const taken = useRef({ place, x: 0, y: 0, scale: 1 })

  function press(event: KeyboardEvent) {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const step = event.shiftKey ? BIG_STEP : STEP
    onMove({ x: place.x + arrow[0] * step, y: place.y + arrow[1] * step })
  }

  function take({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLButtonElement>) {
    currentTarget.setPointerCapture(pointerId)
    const shown = currentTarget.parentElement?.clientWidth ?? part.width
    taken.current = { place, x: clientX, y: clientY, scale: part.width / shown }
    onTurn(handle)
  }

  /** By the distance from where it was taken, so that the finger does not cover the place. */
  function drag({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLButtonElement>) {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const { place: from, x, y, scale } = taken.current
    onMove({ x: from.x + (clientX - x) * scale, y: from.y + (clientY - y) * scale })
  }

  return (
    <button
      type="button"
      className={styles['handle']}
      data-handle={handle}
      aria-label={label}
      aria-describedby={describedBy}
      style={{
        left: `${(100 * (place.x - part.left)) / part.width}%`,
        top: `${(100 * (place.y - part.top)) / part.height}%`,
      }}
      onFocus={() => onTurn(handle)}
      onKeyDown={press}
      onPointerDown={take}
      onPointerMove={drag}
    />
  )
}
