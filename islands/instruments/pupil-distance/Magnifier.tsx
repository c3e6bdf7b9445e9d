import { useEffect, useRef } from 'react'
import type { Circle, Point } from '#domain/face/fit-circles.ts'
import styles from './PupilDistance.module.css'

/** Points of the canvas along each side, and how much larger than the picture it is. */
const SIZE = 180
const ZOOM = 5

/** The surroundings of the mark that is being moved, which a finger would cover. */
export function Magnifier({ picture, place }: { picture: ImageBitmap; place: Point | Circle }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const part = SIZE / ZOOM
    context.fillRect(0, 0, SIZE, SIZE)
    context.drawImage(picture, place.x - part / 2, place.y - part / 2, part, part, 0, 0, SIZE, SIZE)
    context.strokeStyle = 'white'
    context.lineWidth = 1.5
    context.beginPath()
    context.moveTo(SIZE / 2, SIZE / 2 - 24)
    context.lineTo(SIZE / 2, SIZE / 2 + 24)
    context.moveTo(SIZE / 2 - 24, SIZE / 2)
    context.lineTo(SIZE / 2 + 24, SIZE / 2)
    if ('radius' in place) {
      context.moveTo(SIZE / 2 + place.radius * ZOOM, SIZE / 2)
      context.arc(SIZE / 2, SIZE / 2, place.radius * ZOOM, 0, 2 * Math.PI)
    }
    context.stroke()
  }, [picture, place])
  return <canvas ref={canvas} className={styles['magnifier']} width={SIZE} height={SIZE} aria-hidden="true" />
}
