import { describe, expect, test } from 'vitest'
import {
  attributeLabel,
  attributeNumber,
  attributeValue,
  fitsWidth,
  isAttributeTrue,
  attributeValueByKey,
  valuesOfAttribute,
} from '#domain/catalogue/read-attribute.ts'
import { attributesOf } from '#tests/support/goods.ts'

const RED = { id: 1, label: 'Rot', value: 'red' }
const BLUE = { id: 2, label: 'Blau', value: 'blue' }

describe('an attribute reads', () => {
  test.each([
    ['a single value', { frameColor: RED }, [RED], 'Rot', 'red'],
    ['several values', { frameColor: [RED, BLUE] }, [RED, BLUE], 'Rot, Blau', 'red'],
    ['a label that stands for the value', { frameColor: { label: 'Rot' } }, [{ label: 'Rot' }], 'Rot', 'Rot'],
    ['an empty list', { frameColor: [] }, [], null, null],
    ['a missing one', { brand: 'Nordhof' }, [], null, null],
  ] as const)('%s', (_, values, all, label, value) => {
    const attributes = attributesOf(
      Object.fromEntries(
        Object.entries(values).map(([key, given]) => [key, Array.isArray(given) ? [...given] : given]),
      ),
    )
    expect(valuesOfAttribute(attributes, 'frameColor')).toEqual(all)
    expect(attributeLabel(attributes, 'frameColor')).toBe(label)
    expect(attributeValue(attributes, 'frameColor')).toBe(value)
  })

  test('nothing of a product without attributes', () => {
    expect(valuesOfAttribute(undefined, 'brand')).toEqual([])
    expect(attributeLabel(undefined, 'brand')).toBeNull()
    expect(attributeValueByKey(undefined, 'imageKind')).toBeNull()
  })

  test('no label where it is empty', () => {
    expect(attributeLabel(attributesOf({ brand: '' }), 'brand')).toBeNull()
  })
})

describe('the first number of an attribute', () => {
  test.each([
    ['140 mm', 140],
    ['8,6 mm', 8.6],
    ['14.2', 14.2],
    ['-1,25 dpt', -1.25],
    ['48-21-145', 48],
    ['rund', null],
  ])('of %s is %d', (text, expected) => {
    expect(attributeNumber(attributesOf({ glassesWidth: text }), 'glassesWidth')).toBe(expected)
  })

  test('comes from the label where there is no value, and is null where there is neither', () => {
    expect(attributeNumber(attributesOf({ glassesWidth: { label: '140 mm' } }), 'glassesWidth')).toBe(140)
    expect(attributeNumber({}, 'glassesWidth')).toBeNull()
  })
})

describe('a boolean attribute is true in every language', () => {
  const words = ['1', 'true', 'ja', 'ano', 'tak', 'oui', 'si', 'sì']
  test.each(words.flatMap((word) => [word, word.toUpperCase(), `${word}_1`, `${word}_12_3`]))(
    '%s',
    (text) => {
      expect(isAttributeTrue(attributesOf({ premium: text }), 'premium')).toBe(true)
    },
  )

  test.each(['0', 'nein', 'false', 'ne', 'nie', 'non', 'no', '', '11', 'jan', '1_', 'ja_a', '_1'])(
    'and %j is not',
    (text) => {
      expect(isAttributeTrue(attributesOf({ premium: text }), 'premium')).toBe(false)
    },
  )

  test('by its label as well as by its value', () => {
    expect(isAttributeTrue(attributesOf({ premium: { label: 'Ja', value: 'yes' } }), 'premium')).toBe(true)
    expect(isAttributeTrue(attributesOf({ premium: { label: 'Ja' } }), 'premium')).toBe(true)
    expect(isAttributeTrue(undefined, 'premium')).toBe(false)
  })
})

describe('a frame fits a face of 138 mm', () => {
  test.each([
    ['137 mm', false],
    ['138 mm', true],
    ['139 mm', true],
    ['breit', false],
  ])('with a width of %s: %s', (width, expected) => {
    expect(fitsWidth(width, 138)).toBe(expected)
  })

  test.each([
    ['137 mm', false],
    ['146 mm', true],
    ['147 mm', false],
  ])('and where it may be 146 mm wide at most, with %s: %s', (width, expected) => {
    expect(fitsWidth(width, 138, 146)).toBe(expected)
  })
})
