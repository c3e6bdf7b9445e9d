import { expect, test } from 'vitest'
import type { AttributeEntry } from '#contract/shop-api/catalogue.ts'
import { resolveAttributes } from '#shop-api/import/resolve-attributes.ts'
import type { Group } from '#shop-api/import/vocabulary.ts'

const group = (id: number, key: string, kind: Group['kind'], multiSelect = false): Group => ({
  id,
  key,
  type: null,
  kind,
  multiSelect,
  isFilter: true,
  isSearched: true,
  position: id,
  labels: {},
})
const GROUPS = [
  group(1, 'colour', 'choice', true),
  group(2, 'shape', 'choice'),
  group(3, 'weight', 'figure'),
  group(4, 'polarized', 'boolean'),
  group(5, 'about', 'text'),
]
/** Value ids begin with that of their group. */
const IDS: Record<string, number> = {
  '1 red': 11,
  '1 blue': 12,
  '2 panto': 21,
  '3 12': 31,
  '4 true': 41,
  '4 false': 42,
}

function resolve(given: Record<string, AttributeEntry | null>) {
  const added: unknown[] = []
  const vocabulary: Parameters<typeof resolveAttributes>[0] = {
    groups: new Map(GROUPS.map((each) => [each.key, each])),
    groupOf: (valueId) => Number(String(valueId)[0]),
    find: ({ id }, value) => IDS[`${id} ${value}`],
    add(of, value, labels) {
      added.push([of.key, value, ...(labels ? [labels] : [])])
      return Number(`${of.id}9`)
    },
  }
  const before = { valueIds: [21, 12, 11, 41], texts: { about: 'Leicht.' } }
  return { ...resolveAttributes(vocabulary, before, given), added }
}

test.each<[string, Record<string, AttributeEntry | null>, object]>([
  ['nothing', {}, { valueIds: [21, 12, 11, 41], texts: { about: 'Leicht.' } }],
  ['the same values, in another order', { colour: ['red', 'blue'] }, { valueIds: [21, 12, 11, 41] }],
  ['one of two values', { colour: 'red' }, { valueIds: [21, 41, 11] }],
  ['the same value twice', { colour: ['red', 'red'] }, { valueIds: [21, 41, 11] }],
  ['no value', { colour: null, about: null }, { valueIds: [21, 41], texts: {} }],
  ['no, as a boolean', { polarized: false }, { valueIds: [21, 12, 11, 42] }],
  ['no, as a text', { polarized: 'false' }, { valueIds: [21, 12, 11, 42] }],
  ['a known number', { weight: 12 }, { valueIds: [21, 12, 11, 41, 31], added: [] }],
  ['a new number', { weight: 8.6 }, { valueIds: [21, 12, 11, 41, 39], added: [['weight', '8.6']] }],
  [
    'a new value',
    { shape: { value: 'kite', labels: { '*': 'Drachen' } } },
    { valueIds: [12, 11, 41, 29], added: [['shape', 'kite', { '*': 'Drachen' }]] },
  ],
  [
    'a known value with other labels',
    { shape: { value: 'panto', labels: { '*': 'P' } } },
    { valueIds: [21, 12, 11, 41], added: [] },
  ],
  ['a text for all languages', { about: 'Neu.' }, { texts: { about: 'Neu.' } }],
  ['a text for one language', { about: { texts: { fr: 'Neuf.' } } }, { texts: { about: { fr: 'Neuf.' } } }],
])('%s', (_, given, expected) => expect(resolve(given)).toMatchObject({ ...expected, faults: [] }))

test.each<[string, AttributeEntry, string]>([
  ['size', 'S', 'is not known'],
  ['shape', ['panto', { value: 'kite', labels: { '*': 'Drachen' } }], 'has one value'],
  ['shape', 'kite', 'kite is not in its list; a new value has labels: {"value":…,"labels":…}'],
  ['shape', { texts: { de: 'Panto' } }, 'has values of a list, and no texts'],
  ['weight', -1, '-1 is not a number like 8.6'],
  ['weight', '12.50', '12.50 is not a number like 8.6'],
  ['weight', { value: 'light', labels: { '*': 'leicht' } }, 'light is not a number like 8.6'],
  ['polarized', 'perhaps', 'perhaps is neither true nor false'],
  ['about', 12, 'needs a text, or one for each language'],
])('%s: %j is a fault', (key, entry, description) => {
  const { faults, valueIds, added } = resolve({ [key]: entry })
  expect(faults).toEqual([{ field: key, description }])
  expect([valueIds, added]).toEqual([[21, 12, 11, 41], []])
})
