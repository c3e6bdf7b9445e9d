import { describe, expect, test } from 'vitest'
import { ADVANCED_ATTRIBUTES, ATTRIBUTES } from '#domain/catalogue/attribute.ts'
import { advancedAttributes, attributeGroups, attributeValues } from '#shop-api/seed/attributes/attributes.ts'
import { CHOICES, KEYS, valueId } from '#shop-api/seed/attributes/vocabulary.ts'
import { LANGUAGES } from '#shop-api/seed/words.ts'

const groups = attributeGroups()
const values = attributeValues()
const everything = [...groups, ...values, ...advancedAttributes()]

test('every attribute of the shop is a group', () =>
  expect(groups.map(({ key }) => key)).toEqual(Object.keys(ATTRIBUTES)))

test('every structured attribute exists', () =>
  expect(advancedAttributes().map(({ key }) => key)).toEqual(Object.keys(ADVANCED_ATTRIBUTES)))

test.each(LANGUAGES)('no label is missing in %s', (language) =>
  expect(everything.filter(({ labels }) => !labels[language]?.trim())).toEqual([]),
)

describe('a choice', () => {
  test.each(KEYS.filter((key) => ATTRIBUTES[key] === 'choice'))('%s has a list', (key) =>
    expect(Object.keys(CHOICES[key] ?? {}).length).toBeGreaterThan(1),
  )

  test('has one label for one value', () => {
    const labelled = Object.entries(CHOICES).flatMap(([key, list]) =>
      LANGUAGES.map((language) => ({ key, labels: Object.values(list).map((words) => words[language]) })),
    )
    expect(labelled.filter(({ labels }) => new Set(labels).size < labels.length)).toEqual([])
  })

  test('that no list has is refused', () =>
    expect(() => valueId('frameShape', 'heart')).toThrow(/no value "heart"/))
})

test('ids are unique', () => {
  const ids = values.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a yes is read as a yes', () =>
  expect(
    values.filter(({ value }) => value === 'true').map(({ labels }) => Object.values(labels)),
  ).toContainEqual(['Ja', 'Ano', 'Tak', 'Oui', 'Sì']))
