import { expect, test } from 'vitest'
import { distance, formatDistance, isNear } from '#domain/branch/distance.ts'

const HAMBURG = { latitude: 53.5511, longitude: 9.9937 }

test.each([
  [HAMBURG, HAMBURG, 0],
  [HAMBURG, { latitude: 52.52, longitude: 13.405 }, 255],
  [HAMBURG, { latitude: 48.1372, longitude: 11.5756 }, 612],
])('from %o to %o are about %i km', (from, to, kilometres) =>
  expect(Math.round(distance(from, to))).toBe(kilometres),
)

test.each([
  [0, true],
  [100, true],
  [100.1, false],
  [6005, false],
])('%d km are near: %s', (kilometres, near) => expect(isNear(kilometres)).toBe(near))

test.each([
  [0.62, 'de-DE', '0,6 km'],
  [9.94, 'fr-CH', '9,9 km'],
  [9.96, 'de-DE', '10 km'],
  [254.6, 'pl-PL', '255 km'],
])('%d km in %s', (kilometres, intl, text) =>
  expect(formatDistance(kilometres, intl).replaceAll(/\s/g, ' ')).toBe(text),
)
