import { expect, test } from 'vitest'
import { seenFrom, SKIN_SLOT, wearerMesh } from '#domain/virtual-try-on/wearer.ts'
import { geometry, seenAt, wearerSeen } from '#tests/support/worn.ts'

const views = [
  { yaw: 0, pitch: 0, roll: 0, distance: 500 },
  { yaw: 20, pitch: 5, roll: -8, distance: 400 },
]

test.each(views)('the face lies where it is seen, at yaw $yaw', (view) => {
  const wearer = wearerSeen(view)
  const { positions } = seenFrom(wearer.pose, wearerMesh(wearer))
  for (const point of [1, 33, 152, 263, 356]) {
    const [x, y, z] = positions.subarray(point * 3, point * 3 + 3) as unknown as [number, number, number]
    const seen = seenAt([x, y, z])
    expect(seen.x).toBeCloseTo(wearer.landmarks.points[point * 3]!, 1)
    expect(seen.y).toBeCloseTo(wearer.landmarks.points[point * 3 + 1]!, 1)
  }
})

test('the face is closed by a skull inside of it, and looks forward', () => {
  const mesh = wearerMesh(wearerSeen(views[0]!))
  expect(new Set(mesh.slots)).toEqual(new Set([SKIN_SLOT]))
  expect(mesh.slots.length).toBeGreaterThan(geometry.triangles.length / 3)
  const NOSE = 4
  expect(mesh.normals[NOSE * 3 + 2]).toBeGreaterThan(0.5)
  const skull = mesh.positions.subarray(geometry.vertices.length)
  expect(Math.max(...skull.filter((_, at) => at % 3 === 2))).toBeLessThan(45)
})
