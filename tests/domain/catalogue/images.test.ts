import { describe, expect, test } from 'vitest'
import {
  gallery,
  imageSource,
  primaryImage,
  modelImage,
  pictureView,
  secondaryImage,
  variantImage,
} from '#domain/catalogue/images.ts'
import type { Image } from '#domain/catalogue/product.ts'
import { anImage } from '#tests/support/goods.ts'

const bust = anImage('bust', { imageKind: 'bust_image' })
const second = anImage('second', { imageKind: 'bust_image', imageView: 'front' })
const worn = anImage('worn', { imageKind: 'model_image' })
const outfit = anImage('outfit', { imageKind: 'modeloutfit_image', imageType: 'model' })
const first = anImage('first', { image1stView: 'true' })
const detail = anImage('detail', { imageKind: 'detail_image' })
const ofA = anImage('of-a', { imageVariantReferenceKey: 'a' })
const ofB = anImage('of-b', { imageVariantReferenceKey: 'b' })
const bare: Image = { hash: 'bare' }

const hashes = (images: Image[]) => images.map(({ hash }) => hash)

describe('the main picture of a product', () => {
  test.each([
    ['the one marked first', [bust, worn, first], 'first'],
    ['else the first without a person', [worn, outfit, bust], 'bust'],
    ['be it without attributes', [worn, bare], 'bare'],
    ['else the first', [worn, outfit], 'worn'],
    ['none of none', [], undefined],
  ])('%s', (_, images, expected) => {
    expect(primaryImage({ images })?.hash).toBe(expected)
  })
})

describe('the picture of a product on a model', () => {
  test.each([
    [[bust, worn], 'worn'],
    [[bust, outfit], 'outfit'],
    [[bust], undefined],
  ])('%#', (images, expected) => {
    expect(modelImage({ images })?.hash).toBe(expected)
  })
})

describe('the picture under the pointer is the second one without a person, and complete', () => {
  test.each([
    [[bust, worn, detail, second], 'second'],
    [[second, first], 'second'],
    [[bust, worn, detail], undefined],
    [[], undefined],
  ])('%#', (images, expected) => {
    expect(secondaryImage({ images })?.hash).toBe(expected)
  })
})

test.each([
  ['b', 'of-b'],
  ['c', 'bust'],
])('variant %s is shown by %s', (referenceKey, expected) => {
  expect(variantImage({ images: [bust, ofA, ofB] }, referenceKey)?.hash).toBe(expected)
})

describe('the gallery leaves pictures of other variants out', () => {
  test.each([
    ['all but the named ones beside a leading one of no variant', [bust, ofA, ofB, worn], ['bust', 'worn']],
    ['the leading one with its variant', [ofA, ofB, bust, worn], ['of-a', 'bust', 'worn']],
    ['nothing of nothing', [], []],
  ])('%s', (_, images, expected) => {
    expect(hashes(gallery({ images }))).toEqual(expected)
  })
})

test.each([
  ['none', undefined, null],
  ['one sent without attributes', { hash: 'a' }, 'a'],
  ['a transparent one', anImage('a'), 'a'],
  ['one on white', anImage('a', { imageBackground: 'white' }), 'a?bg=ffffff&brightness=0.96'],
])('%s is fetched by its hash and its background', (_, image, source) => {
  expect(imageSource(image)).toBe(source)
})

test.each([
  [worn, 'worn'],
  [outfit, 'worn'],
  [anImage('worn', { imageKind: 'model_image', imageView: 'front' }), 'worn'],
  [detail, 'detail'],
  [anImage('detail', { imageKind: 'detail_image', imageView: 'front' }), 'detail'],
  [second, 'front'],
  [anImage('angled', { imageView: 'front', imageAngle: 'angled' }), 'angled'],
  [anImage('side', { imageView: 'front', imageAngle: 'side' }), 'side'],
  [anImage('back', { imageView: 'back' }), 'back'],
  [anImage('odd', { imageView: 'back', imageAngle: 'upside-down' }), 'back'],
  [anImage('odd', { imageView: 'upside-down' }), null],
  [bust, null],
  [bare, null],
])('%#: a picture with %o shows its product %s', (image, view) => {
  expect(pictureView(image)).toBe(view)
})
