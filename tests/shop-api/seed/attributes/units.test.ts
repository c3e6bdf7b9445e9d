import { expect, test } from 'vitest'
import { figureLabel } from '#shop-api/seed/attributes/units.ts'

test.each([
  ['lensWidth', 48, '48 mm'],
  ['baseCurve', 8.6, '8,6 mm'],
  ['diameter', 14, '14,0 mm'],
  ['waterContent', 58, '58 %'],
  ['oxygenPermeability', 156, '156 Dk/t'],
  ['usageTime', 30, '30 Tage'],
  ['usageTime', 1, '1 Tag'],
  ['designatedPackagingContent', 360, '360 ml'],
  ['subscriptionTerm', 12, '12 Monate'],
] as const)('%s of %d is written %s', (key, value, label) => expect(figureLabel(key, value).de).toBe(label))

test.each([
  ['numberOfLenses', 2, '2 čočky', '2 soczewki'],
  ['numberOfLenses', 30, '30 čoček', '30 soczewek'],
  ['usageTime', 2, '2 dny', '2 dni'],
  ['subscriptionTerm', 3, '3 měsíce', '3 miesiące'],
] as const)('%s of %d has the right plural in Czech and Polish', (key, value, cs, pl) =>
  expect(figureLabel(key, value)).toMatchObject({ cs, pl }),
)

test.each([
  ['numberOfLenses', 2, 'cs', '2 čočky'],
  ['numberOfLenses', 30, 'cs', '30 čoček'],
  ['numberOfLenses', 3, 'pl', '3 soczewki'],
  ['numberOfLenses', 12, 'pl', '12 soczewek'],
  ['numberOfLenses', 1, 'pl', '1 soczewka'],
  ['numberOfLenses', 2, 'it', '2 lenti'],
  ['usageTime', 3, 'cs', '3 dny'],
  ['subscriptionTerm', 3, 'pl', '3 miesiące'],
] as const)('%s of %d has the right form in %s: %s', (key, value, language, label) =>
  expect(figureLabel(key, value)[language]).toBe(label),
)
