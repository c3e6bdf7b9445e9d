import { expect, test } from 'vitest'
import { anglesOf } from '#domain/face/rotation.ts'
import { steadyView, type View } from '#domain/virtual-try-on/steady-view.ts'
import { wearerSeen } from '#tests/support/worn.ts'

const SECONDS = 1 / 15
const LIGHT = { colour: [0.8, 0.8, 0.8], side: 0 } as const

/** A picture of the film; `shake` of degrees and millimetres. */
const viewAt = (yaw: number, shake = 0): View => {
  const { pose } = wearerSeen({ yaw: yaw + shake, pitch: 0, roll: 0, distance: 500 + shake * 3 })
  return { pose, light: { ...LIGHT, side: shake / 10 } }
}

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

test('a head that rests trembles less than it is measured', () => {
  const steady = steadyView()
  const seen = Array.from({ length: 40 }, (_, at) =>
    steady(viewAt(5, at % 2 === 0 ? 0.5 : -0.5), SECONDS),
  ).slice(10)
  expect(spread(seen.map(({ pose }) => pose.yaw))).toBeLessThan(0.6)
  expect(spread(seen.map(({ pose }) => pose.distance))).toBeLessThan(1.5)
  expect(spread(seen.map(({ light }) => light.side))).toBeLessThan(0.03)
})

test('a head that turns is followed', () => {
  const steady = steadyView()
  const turns = Array.from({ length: 15 }, (_, at) => steady(viewAt(at * 2), SECONDS))
  expect(28 - turns.at(-1)!.pose.yaw).toBeLessThan(5)
})

test('the first picture is as it is, and all of a pose stays together', () => {
  const view = viewAt(12)
  const { pose } = steadyView()(view, SECONDS)
  expect(pose.yaw).toBeCloseTo(view.pose.yaw)
  expect(pose.translation[0]).toBeCloseTo(view.pose.translation[0])
  expect(anglesOf(pose.rotation).yaw).toBeCloseTo(pose.yaw)
  expect(pose.distance).toBe(-pose.translation[2])
})
