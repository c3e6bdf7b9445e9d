import { expect, test } from 'vitest'
import {
  $overlay,
  closeOverlay,
  OVERLAY_LAYOUTS,
  openOverlay,
  overlayTargetOf,
} from '#islands/stores/overlay.ts'

test.each([
  ['size', 'size'],
  ['newsletter', 'newsletter'],
  ['anything-else', 'info'],
  ['', 'info'],
  ['constructor', 'info'],
])('"%s" in an address stands for %s', (name, target) => expect(overlayTargetOf(name)).toBe(target))

test('every layout of the specification is used by an overlay', () => {
  expect([...new Set(Object.values(OVERLAY_LAYOUTS))].toSorted()).toEqual([
    'center',
    'left',
    'left/3',
    'right',
    'right/3',
  ])
})

test('one overlay is open at a time', () => {
  openOverlay('size')
  openOverlay('language')
  expect($overlay.get()).toBe('language')
  closeOverlay()
  expect($overlay.get()).toBeNull()
})
