import { ATTRIBUTES, type AttributeKey } from '#domain/catalogue/attribute.ts'
import { BRANDS, brandId } from '#shop-api/seed/brands/brands.ts'
import { FRAME_COLOURS, TINTS } from './palette.ts'
import values from '#shop-api/seed/tables/values.json' with { type: 'json' }
import {
  decimal,
  sameInAllLanguages,
  fillTemplate,
  type Row,
  type Words,
  words,
} from '#shop-api/seed/words.ts'

export const KEYS = Object.keys(ATTRIBUTES).filter((key) => key in ATTRIBUTES) as AttributeKey[]

export const groupId = (key: AttributeKey): number => 201 + KEYS.indexOf(key)

/** Distance between the first value ids of two groups: the maximum number of values in a group. */
const valueIdBase = (key: AttributeKey) => groupId(key) * 100_000

/** The id follows from the number: 8.6 is value 86 of its group. */
export const figureId = (key: AttributeKey, value: number): number =>
  valueIdBase(key) + Math.round(value * 10)

export const YES: Words = words('Ja', 'Ano', 'Tak', 'Oui', 'Sì')
export const NO: Words = words('Nein', 'Ne', 'Nie', 'Non', 'No')

const listed = (rows: Record<string, Row>): Record<string, Words> =>
  Object.fromEntries(Object.entries(rows).map(([value, row]) => [value, words(...row)]))

const piece = words('1 Stück', '1 ks', '1 szt.', '1 pièce', '1 pezzo')
const pieces = words('{n} Stück', '{n} ks', '{n} szt.', '{n} pièces', '{n} pezzi')
const numbered = (counts: number[], template: Words) =>
  Object.fromEntries(counts.map((count) => [String(count), fillTemplate(template, { n: String(count) })]))

export const STRENGTHS = [0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.5]
/** As opticians of each language write it. */
const dioptres = words('+{n} dpt', '+{n} dpt', '+{n} dpt', '+{n} δ', '+{n} D')
const strengths = Object.fromEntries(
  STRENGTHS.map((power) => [String(power), fillTemplate(dioptres, { n: decimal(power, 2) })]),
)

const baseColours = listed(values.baseColor)
const lensColours = Object.fromEntries(TINTS.map(({ key, name }) => [key, name]))
/** The basic colours of tints, with the name of the tint that has the same key. */
const coarseLensColours = Object.fromEntries(
  TINTS.filter(({ base }, index) => TINTS.findIndex((tint) => tint.base === base) === index).map(
    ({ base }) => [base, lensColours[base] ?? words()],
  ),
)

/**
 * The closed lists: attribute → value → its label. Value ids count in this order, so new values go to the end
 * of a list.
 */
export const CHOICES: Partial<Record<AttributeKey, Record<string, Words>>> = {
  brand: Object.fromEntries(BRANDS.map(({ slug, name }) => [slug, sameInAllLanguages(name)])),
  baseColor: baseColours,
  glassesColor: baseColours,
  sunglassesColor: baseColours,
  readingAidsColor: baseColours,
  blueLightBlockingGlassesColor: baseColours,
  merchandiseColor: baseColours,
  hearingAidsMerchandiseColor: baseColours,
  frameColor: Object.fromEntries(FRAME_COLOURS.map(({ key, name }) => [key, name])),
  lensColor: lensColours,
  glassesLensColor: lensColours,
  sunglassesLensColor: lensColours,
  readingAidsLensColor: lensColours,
  blueLightBlockingGlassesLensColor: lensColours,
  baseColorLenses: coarseLensColours,
  readingStrength: strengths,
  quantityPerUnit: {
    '1': piece,
    ...numbered([2, 3, 4, 5, 6, 8, 10, 12, 20, 24, 30, 40, 60, 90], pieces),
  },
  targetGroup: listed(values.targetGroup),
  frameShape: listed(values.frameShape),
  frameType: listed(values.frameType),
  rimType: listed(values.rimType),
  frameMaterial: listed(values.frameMaterial),
  shopSize: listed(values.shopSize),
  salesStatus: listed(values.salesStatus),
  filterCategory: listed(values.filterCategory),
  lensType: listed(values.lensType),
  wearingTime: listed(values.wearingTime),
  lensMaterial: listed(values.lensMaterial),
  solutionType: listed(values.solutionType),
  hearingAidPart: listed(values.hearingAidPart),
  batterySize: listed(values.batterySize),
  preislagentyp: listed(values.preislagentyp),
  subscriptionInterval: listed(values.subscriptionInterval),
  subscriptionCancellationPolicy: listed(values.subscriptionCancellationPolicy),
  lensForm: listed(values.lensForm),
}

/** The id of a listed value, a yes or a no. Throws if no list has it. */
export function valueId(key: AttributeKey, value: string): number {
  if (key === 'brand') return brandId(value)
  const list = ATTRIBUTES[key] === 'boolean' ? ['false', 'true'] : Object.keys(CHOICES[key] ?? {})
  const index = list.indexOf(value)
  if (index < 0) throw new RangeError(`${key} has no value "${value}"`)
  return valueIdBase(key) + 1 + index
}
