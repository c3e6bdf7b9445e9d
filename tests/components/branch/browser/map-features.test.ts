import { expect, test } from 'vitest'
import {
  attributionLine,
  coordinates,
  escaped,
  readPosition,
  shapeFeatures,
} from '#components/branch/browser/map-features.ts'

test('a shape is stored as steps in hundredths of a degree', () =>
  expect(coordinates([1000, 5000, 50, -100])).toEqual([
    [10, 50],
    [10.5, 49],
  ]))

test('neighbours lie below our countries, water above both', () => {
  const ring = [0, 0, 100, 0, 0, 100]
  const [land, own, lakes, rivers] = shapeFeatures({
    countries: [
      ['', [ring]],
      ['DE', [ring, ring]],
    ],
    lakes: [ring],
    rivers: [ring],
  })
  expect([land?.fill, own?.fill, lakes?.fill, rivers?.fill]).toEqual(['land', 'own', 'water', null])
  expect(own?.features[0]?.geometry.coordinates).toHaveLength(2)
  expect(rivers?.features[0]?.geometry.type).toBe('MultiLineString')
})

test.each([
  ['53.55,9.99', [53.55, 9.99]],
  [undefined, [0, 0]],
])('the position %s', (text, position) => expect(readPosition(text)).toEqual(position))

test('the name of a town is no markup', () => expect(escaped('<b>A&B')).toBe('&lt;b>A&amp;B'))

test.each([
  ['© T', '© T'],
  ['<b> https://t.example/a', '<a href="https://t.example/a" rel="noopener" target="_blank">&lt;b></a>'],
  ['© T javascript:alert(1)', '© T javascript:alert(1)'],
])('whose pictures these are: %s', (text, markup) => expect(attributionLine(text)).toBe(markup))
