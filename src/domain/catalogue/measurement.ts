import { numberFormat } from '#domain/text/number-format.ts'
import type { AttributeKey, Attributes } from './attribute.ts'
import { attributeNumber } from './read-attribute.ts'

/** `unit` is printed as it is; a `day` and a percentage are written in the reader's language. */
type Measure = { unit: string; decimals: number; least?: number }

/** Unit and decimals of every figure; with `least` zeros at the end stay. Spec §9 "Measurements". */
const MEASURES: Partial<Record<AttributeKey, Measure>> = {
  glassesWidth: { unit: 'mm', decimals: 0 },
  lensWidth: { unit: 'mm', decimals: 0 },
  lensHeight: { unit: 'mm', decimals: 0 },
  bridgeWidth: { unit: 'mm', decimals: 0 },
  templeLength: { unit: 'mm', decimals: 0 },
  weight: { unit: 'g', decimals: 0 },
  waterContent: { unit: '%', decimals: 0 },
  oxygenPermeability: { unit: 'Dk/t', decimals: 1 },
  diameter: { unit: 'mm', decimals: 1, least: 1 },
  baseCurve: { unit: 'mm', decimals: 1, least: 1 },
  usageTime: { unit: 'day', decimals: 0 },
  designatedPackagingContent: { unit: 'ml', decimals: 0 },
}

/** A figure as the shop writes it, with no line break before its unit: "14,2 mm". Null where the attribute is missing. */
export function formatAttribute(
  attributes: Attributes | undefined,
  key: AttributeKey,
  intl: string,
): string | null {
  const figure = attributeNumber(attributes, key)
  const measure = MEASURES[key]
  if (figure === null || !measure) return null
  return formatMeasurement(figure, measure, intl)
}

/** @example measurement(14.2, { unit: 'mm', decimals: 1 }, 'de-DE') // "14,2 mm" */
export function formatMeasurement(
  figure: number,
  { unit, decimals, least = 0 }: Measure,
  intl: string,
): string {
  const digits = { minimumFractionDigits: least, maximumFractionDigits: decimals }
  if (unit === 'day') {
    const days = numberFormat(intl, { style: 'unit', unit, unitDisplay: 'long', ...digits })
    return days.format(figure).replaceAll(' ', '\u00A0')
  }
  if (unit === '%') return numberFormat(intl, { style: 'unit', unit: 'percent', ...digits }).format(figure)
  return `${numberFormat(intl, digits).format(figure)}\u00A0${unit}`
}

/** Lens width, bridge and temple in millimetres, as they are printed inside a temple. Spec design "Boxing notation". */
export type Notation = { lens: number; bridge: number; temple: number }

/** Null where one of the three is missing. */
export function notation(attributes: Attributes | undefined): Notation | null {
  const lens = attributeNumber(attributes, 'lensWidth')
  const bridge = attributeNumber(attributes, 'bridgeWidth')
  const temple = attributeNumber(attributes, 'templeLength')
  return lens === null || bridge === null || temple === null ? null : { lens, bridge, temple }
}
