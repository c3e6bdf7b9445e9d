import { expect, test } from 'vitest'
import { frameWidthOf, readFrameNumbers } from '#domain/face/own-glasses.ts'

test.each([
  ['52□18-145', { lensWidth: 52, bridgeWidth: 18, templeLength: 145 }],
  ['52 □ 18 – 145', { lensWidth: 52, bridgeWidth: 18, templeLength: 145 }],
  ['52 □ 18 · 145', { lensWidth: 52, bridgeWidth: 18, templeLength: 145 }],
  ['52/18/145', { lensWidth: 52, bridgeWidth: 18, templeLength: 145 }],
  ['52 18 145', { lensWidth: 52, bridgeWidth: 18, templeLength: 145 }],
  ['52x18', { lensWidth: 52, bridgeWidth: 18 }],
  ['VE 5154 2000 51□21', { lensWidth: 51, bridgeWidth: 21 }],
])('%s is read', (printed, numbers) => expect(readFrameNumbers(printed)).toEqual(numbers))

test.each([[''], ['5218145'], ['92□18'], ['52□48'], ['52□18-190'], ['a frame']])('%s is not', (printed) =>
  expect(readFrameNumbers(printed)).toBeUndefined(),
)

test.each([
  [{ lensWidth: 52, bridgeWidth: 18, templeLength: 145 }, 135],
  [{ lensWidth: 46, bridgeWidth: 20 }, 125],
  [{ lensWidth: 58, bridgeWidth: 17 }, 146],
])('%j is the front of a frame of %d mm, to 4 mm', (numbers, width) =>
  expect(frameWidthOf(numbers)).toEqual({ width, plusMinus: 4 }),
)
