import { describe, expect, it, test } from 'vitest'
import { levelOf, NO_LEVELS, roomFinding, withLevel } from '#domain/hearing/room-level.ts'

test.each([
  [[1, -1, 1, -1], 0],
  [[0.1, -0.1], -20],
  [[0, 0, 0], -100],
  [[1e-9], -100],
])('samples %j are %d dB', (samples, level) => {
  expect(levelOf(Float32Array.from(samples))).toBeCloseTo(level, 4)
})

/** What was heard: so many levels of each. */
const heard = (...of: [level: number, count: number][]) =>
  of.flatMap(([level, count]) => Array.from({ length: count }, () => level)).reduce(withLevel, NO_LEVELS)

describe('a room', () => {
  it.each([
    ['is listened to', heard(), 'listening'],
    ['is listened to for three seconds', heard([-60, 29]), 'listening'],
    ['is quiet then', heard([-60, 30]), 'quiet'],
    ['is quiet while little is known', heard([-60, 30], [-20, 14]), 'quiet'],
    ['is much louder by 10 dB', heard([-60, 30], [-50, 15]), 'louder'],
    ['is not much louder by 9 dB', heard([-60, 30], [-51, 15]), 'quiet'],
    ['is not louder by a cough', heard([-60, 30], [-60, 10], [-20, 5]), 'quiet'],
    ['was not quieter by a cough at first', heard([-60, 25], [-20, 5], [-50, 15]), 'louder'],
    ['is quiet again', heard([-60, 30], [-40, 40], [-60, 15]), 'quiet'],
  ] as const)('%s', (_, levels, finding) => expect(roomFinding(levels)).toBe(finding))
})
