import { expect, test } from 'vitest'
import { componentName } from '#domain/content/component-name.ts'

test.each([
  ['SlideShow', 'slide_show'],
  ['Image', 'image'],
  ['ListingPage', 'listing_page'],
  ['FaceScan', 'face_scan'],
  ['face_scan', 'face_scan'],
  ['product-slider', 'product_slider'],
  ['', ''],
])('%s is the block %s', (written, name) => {
  expect(componentName(written)).toBe(name)
})
