import { describe, expect, it } from 'vitest'
import { type Circle, fitCircles, type Mark } from '#domain/face/fit-circles.ts'

const onCircle = ({ x, y, radius }: Circle, degrees: number): Mark => ({
  x: x + radius * Math.cos((degrees * Math.PI) / 180),
  y: y + radius * Math.sin((degrees * Math.PI) / 180),
  weight: 1,
})
const rounded = ({ x, y, radius }: Circle) => [x, y, radius].map((value) => Math.round(value * 1e6) / 1e6)

const CIRCLE = { x: 12.5, y: -3.25, radius: 7.5 }
const GUESS = { x: 13.5, y: -2, radius: 9 }

describe('circles through marks', () => {
  it.each([[[0, 120, 240]], [[-30, 0, 30, 150, 180, 210]], [[10, 20, 170]]])('at %j degrees', (angles) => {
    const marks = angles.map((angle) => onCircle(CIRCLE, angle))
    expect(fitCircles([marks], [GUESS]).map(rounded)).toEqual([rounded(CIRCLE)])
  })

  it('of which one has its radius from the other', () => {
    const other = { x: 40, y: 2, radius: 7.5 }
    const marks = [
      [0, 90, 180, 270].map((angle) => onCircle(CIRCLE, angle)),
      [-20, 20].map((angle) => onCircle(other, angle)),
    ]
    expect(fitCircles(marks, [GUESS, { ...other, x: 41, radius: 8 }]).map(rounded)).toEqual(
      [CIRCLE, other].map(rounded),
    )
  })

  it('that count as their weights say', () => {
    const inside = { ...onCircle({ ...CIRCLE, radius: 6.5 }, 0), weight: 0.001 }
    const marks = [...[0, 60, 120, 180, 240, 300].map((angle) => onCircle(CIRCLE, angle)), inside]
    const [circle] = fitCircles([marks], [GUESS])
    expect(circle!.x).toBeCloseTo(CIRCLE.x, 3)
    expect(circle!.radius).toBeCloseTo(CIRCLE.radius, 3)
  })

  it('are none where there are two marks', () => {
    const marks = [onCircle(CIRCLE, 0), onCircle(CIRCLE, 180)]
    expect(fitCircles([marks], [{ x: 12.5, y: -3.25, radius: 7 }])[0]!.radius).toBeNaN()
  })
})
