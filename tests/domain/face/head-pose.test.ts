import { expect, test } from 'vitest'
import { focalLength, headPose } from '#domain/face/head-pose.ts'
import { BRIDGE_POINTS } from '#domain/face/pose-points.ts'
import { landmarksSeen, VIEW, type FaceView } from '#tests/support/face-views.ts'

const STRAIGHT = { yaw: 0, pitch: 0, roll: 0, distance: 500 }

/** Pitch is damped to nine tenths. */
const views: FaceView[] = [
  STRAIGHT,
  { ...STRAIGHT, yaw: 12 },
  { ...STRAIGHT, yaw: -25 },
  { ...STRAIGHT, pitch: 10 },
  { ...STRAIGHT, pitch: -10 },
  { ...STRAIGHT, roll: 15 },
  { ...STRAIGHT, distance: 300, x: 40, y: -20 },
  { ...STRAIGHT, distance: 800, scale: 1.1 },
  { yaw: 20, pitch: 8, roll: -10, distance: 450, x: -30, y: 15, scale: 0.9 },
]

test.each(views)('finds yaw $yaw, pitch $pitch, roll $roll at $distance mm', (view) => {
  const pose = headPose(landmarksSeen(view, 0.5), VIEW, { scale: view.scale ?? 1 })
  expect(Math.abs(pose.yaw - view.yaw)).toBeLessThan(1)
  expect(Math.abs(pose.pitch - view.pitch * 0.9)).toBeLessThan(1)
  expect(Math.abs(pose.roll - view.roll)).toBeLessThan(0.6)
  expect(Math.abs(pose.distance / view.distance - 1)).toBeLessThan(0.02)
})

test.each(views)('puts the bridge where it is seen, at yaw $yaw and pitch $pitch', (view) => {
  const seen = landmarksSeen(view)
  const { rotation, translation } = headPose(seen, VIEW, { scale: view.scale ?? 1 })
  const scale = view.scale ?? 1
  let [offX, offY] = [0, 0]
  for (const [point, ...rest] of BRIDGE_POINTS) {
    const [x, y, z] = [rest[0] * scale, rest[1] * scale, rest[2] * scale]
    const at = [0, 3, 6].map(
      (row, axis) =>
        rotation[row]! * x + rotation[row + 1]! * y + rotation[row + 2]! * z + translation[axis]!,
    )
    offX += VIEW.width / 2 - (focalLength(VIEW) * at[0]!) / at[2]! - seen.points[point * 3]!
    offY += VIEW.height / 2 + (focalLength(VIEW) * at[1]!) / at[2]! - seen.points[point * 3 + 1]!
  }
  expect(Math.abs(offX / 2)).toBeLessThan(0.6)
  expect(Math.abs(offY / 2)).toBeLessThan(0.6)
})

test('a face of twice the size is twice as far away, so that the same glasses look half as wide', () => {
  const seen = landmarksSeen(STRAIGHT)
  const [small, large] = [1, 2].map((scale) => headPose(seen, VIEW, { scale }).distance)
  expect(large! / small!).toBeCloseTo(2, 2)
})

test.each([
  [55, 922],
  [60, 831],
  [90, 480],
])('a view of %d degrees has a focal length of %d pixels', (fieldOfView, pixels) =>
  expect(focalLength(VIEW, fieldOfView)).toBeCloseTo(pixels, 0),
)

test('a narrower view sees the same face from farther away', () => {
  const seen = landmarksSeen(STRAIGHT)
  const near = headPose(seen, VIEW, { scale: 1, fieldOfView: 60 }).distance
  expect(headPose(seen, VIEW, { scale: 1, fieldOfView: 50 }).distance).toBeGreaterThan(near)
})
