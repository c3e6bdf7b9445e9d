import { describe, expect, test } from 'vitest'
import { formatAttribute, formatMeasurement, notation } from '#domain/catalogue/measurement.ts'
import { attributesOf } from '#tests/support/goods.ts'

describe('a figure with its unit (spaces that do not break are shown as _)', () => {
  test.each([
    ['glassesWidth', '140', 'de-DE', '140_mm'],
    ['lensWidth', '48', 'de-DE', '48_mm'],
    ['lensHeight', '39', 'de-DE', '39_mm'],
    ['bridgeWidth', '21', 'de-DE', '21_mm'],
    ['templeLength', '145', 'de-DE', '145_mm'],
    ['weight', '18', 'de-DE', '18_g'],
    ['waterContent', '58.4', 'de-DE', '58_%'],
    ['waterContent', '58', 'it-IT', '58%'],
    ['oxygenPermeability', '129', 'de-DE', '129_Dk/t'],
    ['oxygenPermeability', '25.53', 'de-DE', '25,5_Dk/t'],
    ['diameter', '14', 'de-DE', '14,0_mm'],
    ['diameter', '14.2', 'de-CH', '14.2_mm'],
    ['baseCurve', '8.6', 'cs-CZ', '8,6_mm'],
    ['designatedPackagingContent', '360', 'pl-PL', '360_ml'],
    ['usageTime', '30', 'de-DE', '30_Tage'],
    ['usageTime', '1', 'de-AT', '1_Tag'],
    ['usageTime', '13.6', 'de-CH', '14_Tage'],
    ['usageTime', '1', 'cs-CZ', '1_den'],
    ['usageTime', '3', 'cs-CZ', '3_dny'],
    ['usageTime', '30', 'cs-CZ', '30_dnů'],
    ['usageTime', '30', 'pl-PL', '30_dni'],
    ['usageTime', '90', 'fr-CH', '90_jours'],
    ['usageTime', '90', 'it-IT', '90_giorni'],
  ] as const)('%s of %s in %s is %s', (key, figure, intl, expected) => {
    expect(formatAttribute(attributesOf({ [key]: figure }), key, intl)?.replaceAll('\u00A0', '_')).toBe(
      expected,
    )
  })

  test.each([
    ['a missing one', {}, 'diameter'],
    ['one without a figure', { diameter: 'rund' }, 'diameter'],
    ['what is no measure', { brand: 'Nordhof 5' }, 'brand'],
  ] as const)('%s is not written', (_, values, key) => {
    expect(formatAttribute(attributesOf(values), key, 'de-DE')).toBeNull()
  })

  test('zeros at the end are left out by default', () => {
    expect(formatMeasurement(14.2, { unit: 'mm', decimals: 1 }, 'de-DE')).toBe('14,2\u00A0mm')
    expect(formatMeasurement(14, { unit: 'mm', decimals: 1 }, 'de-DE')).toBe('14\u00A0mm')
  })
})

describe('the boxing notation', () => {
  const whole = { lensWidth: '48 mm', bridgeWidth: '21 mm', templeLength: '145 mm' }

  test('is lens, bridge and temple', () => {
    expect(notation(attributesOf(whole))).toEqual({ lens: 48, bridge: 21, temple: 145 })
  })

  test.each(['lensWidth', 'bridgeWidth', 'templeLength'])('is missing without %s', (key) => {
    expect(notation(attributesOf({ ...whole, [key]: '' }))).toBeNull()
  })
})
