import { expect, it } from 'vitest'
import { type Circle, fitCircle } from '#domain/face/fit-circle.ts'

const onCircle = ({ x, y, radius }: Circle, degrees: number) => ({
  x: x + radius * Math.cos((degrees * Math.PI) / 180),
  y: y + radius * Math.sin((degrees * Math.PI) / 180),
})

it.each([[[0, 120, 240]], [[-30, 0, 30, 150, 180, 210]], [[10, 20, 170]]])(
  'the circle through points at %j degrees',
  (angles) => {
    const circle = { x: 12.5, y: -3.25, radius: 7.5 }
    const points = angles.map((angle) => onCircle(circle, angle))
    const fitted = fitCircle(points, { x: 13.5, y: -2, radius: 9 })
    expect(Object.values(fitted).map((value) => Math.round(value * 1e6) / 1e6)).toEqual(Object.values(circle))
  },
)

it('two points determine none', () => {
  expect(
    fitCircle(
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      { x: 0.5, y: 0, radius: 1 },
    ).radius,
  ).toBeNaN()
})
