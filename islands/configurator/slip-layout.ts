import type { TypedEyeField } from '#domain/configurator/answer-name.ts'
import {
  EYES,
  type EyeSide,
  LENS_USES,
  type LensUse,
  type Prescription,
} from '#domain/prescription/eye-field.ts'
import type { Language } from '#i18n/variants.ts'

/** A cell of a drawn slip; lengths in the units of the drawing. `before` and `after` stand around its value, as people write them. */
export type SlipCell = {
  side: EyeSide
  field: TypedEyeField
  x: number
  y: number
  width: number
  before?: string
  after?: string
}

export type SlipLayout = {
  /** Of the card. */
  height: number
  cells: SlipCell[]
  headings: { field: TypedEyeField; x: number; word?: string }[]
  sides: { side: EyeSide; x: number; y: number }[]
  distances: { distance: LensUse; y: number }[]
  /** Centres of the half circles on which an axis is marked, and by which of two ways of counting. */
  protractors: { side: EyeSide; x: number }[]
  /** What else is printed on it. */
  marks: { text: string; x: number; y: number }[]
  /** Lines of the table. */
  lines: string
}

export const SLIP_WIDTH = 240
export const ROW = 20
const HEAD = 50

/** Values of a short-sighted person, as an example. */
export const SLIP_VALUES: Prescription = {
  right: { sphere: -2.25, cylinder: -0.5, axis: 170, addition: 2, prism: 1.5, prismBase: 0, pd: 32 },
  left: { sphere: -1.75, cylinder: -0.75, axis: 10, addition: 2, prism: 1.5, prismBase: 180, pd: 31.5 },
}

/** The language in which slips are printed: in Italy their own, whatever the shop speaks. */
export const slipLanguage = (language: Language, intl: string): Language =>
  intl.endsWith('-IT') ? 'it' : language

/**
 * The slip that opticians and doctors give in a language: a pass, a form with protractors, or written lines, with rows for far and near, in Italy
 * also for what is between. The values stand in the row of what they are for.
 */
export function slipLayout(language: Language, field: TypedEyeField, use: LensUse = 'far'): SlipLayout {
  const isPrism = field === 'prism' || field === 'prismBase'
  if (language === 'fr') return writtenSlip(field, use)
  const fields: TypedEyeField[] = ['sphere', 'cylinder', 'axis', ...(isPrism ? PRISM : USUAL)]
  if (language === 'it') return protractorSlip(tableSlip({ fields, start: 70, drop: 46, use }, LENS_USES))
  const slip = tableSlip({ fields, start: language === 'de' ? 48 : 66, drop: 0, use }, ['far', 'near'])
  // Between two columns, whose edges lead down to the name of a value.
  const distance = { text: 'HSA 12', x: 103, y: slip.height - 10 }
  return language === 'de' ? { ...slip, marks: [distance] } : slip
}

/** An axis is marked on half circles, of which one of two is ticked. */
function protractorSlip(slip: SlipLayout): SlipLayout {
  const protractors = EYES.map((side, place) => ({ side, x: 68 + place * 104 }))
  return {
    ...slip,
    headings: slip.headings.map((each) => (each.field === 'axis' ? { ...each, word: 'AX' } : each)),
    protractors,
    marks: protractors.map(({ x }) => ({ text: 'TABO | INT', x, y: 70 })),
  }
}

const USUAL = ['addition', 'pd'] as const
const PRISM = ['prism', 'prismBase'] as const

type Table = { fields: readonly TypedEyeField[]; start: number; drop: number; use: LensUse }

/** Each distance has a row for each eye. */
function tableSlip({ fields, start, drop, use }: Table, distances: readonly LensUse[]): SlipLayout {
  const top = HEAD + drop
  const count = 2 * distances.length
  const filled = top + 2 * ROW * Math.max(0, distances.indexOf(use))
  const width = (SLIP_WIDTH - start - 8) / fields.length
  const placeOf = (column: number) => start + column * width
  const bottom = top + count * ROW
  const rules = Array.from({ length: count + 1 }, (_, row) => `M8 ${top + row * ROW}H${SLIP_WIDTH - 8}`)
  const columns = fields.map((_, column) => `M${placeOf(column)} ${top - 14}V${bottom}`)
  return {
    height: bottom + 34,
    cells: EYES.flatMap((side, row) =>
      fields.map((field, column) => ({ side, field, x: placeOf(column), y: filled + row * ROW, width })),
    ),
    headings: fields.map((field, column) => ({ field, x: placeOf(column) + width / 2 })),
    sides: Array.from({ length: count }, (_, row) => ({
      side: row % 2 === 0 ? 'right' : 'left',
      x: start - 22,
      y: top + row * ROW,
    })),
    distances: distances.map((distance, place) => ({ distance, y: top + 2 * ROW * place })),
    protractors: [],
    marks: [],
    lines: [...rules, ...columns].join(''),
  }
}

/** "VL OD −2,25 (−0,50 à 170°)", below it what both eyes have; an addition stands in the line for near. */
function writtenSlip(field: TypedEyeField, use: LensUse): SlipLayout {
  const cells = EYES.flatMap((side, row): SlipCell[] => {
    const y = 34 + row * (ROW + 4)
    const near = { side, y: 34 + 2 * (ROW + 4), width: 64 }
    const below = { ...near, y: 34 + 3 * (ROW + 4) }
    const x = 64 + row * 86
    return [
      { side, field: 'sphere', x: 62, y, width: 46 },
      { side, field: 'cylinder', x: 110, y, width: 46, before: '(' },
      { side, field: 'axis', x: 157, y, width: 50, before: 'à ', after: ')' },
      ...(field === 'prism' || field === 'prismBase'
        ? [
            { ...below, field: 'prism' as const, x, width: 38, before: 'Pr ' },
            { ...below, field: 'prismBase' as const, x: x + 40, width: 44, before: 'base ', after: '°' },
          ]
        : field === 'addition'
          ? [{ ...near, field, x, before: 'Add ' }]
          : [{ ...below, field: 'pd' as const, x: 60 + row * 98, width: 48, before: 'EP ' }]),
    ]
  })
  const sides = EYES.map((side, row) => ({ side, x: 36, y: 34 + row * (ROW + 4) }))
  const distances: SlipLayout['distances'] = [
    { distance: use, y: 34 },
    ...(use === 'far' ? [{ distance: 'near' as const, y: 34 + 2 * (ROW + 4) }] : []),
  ]
  return { height: 166, cells, headings: [], sides, distances, protractors: [], marks: [], lines: '' }
}
