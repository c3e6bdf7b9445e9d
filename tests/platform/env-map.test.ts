import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'

test('knows where the pictures of the map are', () => {
  const tiles = { MAP_TILES_URL: 'https://t.example/{z}/{x}/{y}.png?key=1', MAP_ATTRIBUTION: '© T' }
  expect(readEnv(tiles).mapTiles).toEqual({
    url: 'https://t.example/{z}/{x}/{y}.png?key=1',
    origin: 'https://t.example',
    attribution: '© T',
  })
  expect(readEnv({}).mapTiles).toBeUndefined()
})

test.each([
  [{ MAP_TILES_URL: 'https://t.example/{z}/{x}.png' }, 'MAP_TILES_URL: must contain {z}, {x} and {y}'],
  [{ MAP_TILES_URL: 'https://t.example/{z}/{x}/{y}' }, 'MAP_ATTRIBUTION: needs MAP_TILES_URL'],
  [{ MAP_ATTRIBUTION: '© T' }, 'MAP_ATTRIBUTION: needs MAP_TILES_URL'],
])('%j is refused', (source, message) => expect(() => readEnv(source)).toThrow(message))
