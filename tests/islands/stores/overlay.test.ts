import { expect, test } from 'vitest'
import { $overlay, closeOverlay, LAYOUTS, openOverlay, targetOf } from '#islands/stores/overlay.ts'

test.each([
  ['size', 'size'],
  ['newsletter', 'newsletter'],
  ['anything-else', 'info'],
  ['', 'info'],
  ['constructor', 'info'],
])('"%s" in an address stands for %s', (name, target) => expect(targetOf(name)).toBe(target))

test('every layout of the specification is some overlay’s', () => {
  expect([...new Set(Object.values(LAYOUTS))].toSorted()).toEqual([
    'center',
    'left',
    'left/3',
    'right',
    'right/3',
  ])
})

test('one lies over the page at a time', () => {
  openOverlay('size')
  openOverlay('language')
  expect($overlay.get()).toBe('language')
  closeOverlay()
  expect($overlay.get()).toBeNull()
})
