import type { TypedEyeField } from '#domain/configurator/answer-name.ts'
import { EYES, type EyeSide, type Prescription } from '#domain/prescription/eye-field.ts'
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
  headings: { field: TypedEyeField; x: number }[]
  sides: { side: EyeSide; x: number; y: number }[]
  distances: { distance: 'far' | 'near'; y: number }[]
  /** Centres of the half circles on which an axis is marked. */
  protractors: { side: EyeSide; x: number }[]
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

/** The slip that opticians and doctors give in a language: a pass, a form with distances, a form with protractors, or written lines. */
export function slipLayout(language: Language, field: TypedEyeField): SlipLayout {
  const isPrism = field === 'prism' || field === 'prismBase'
  if (language === 'fr') return writtenSlip(field)
  const shown: TypedEyeField[] = ['sphere', 'cylinder', 'axis', ...(isPrism ? PRISM : USUAL)]
  const hasDistances = language === 'cs' || language === 'pl'
  return tableSlip(shown, hasDistances ? 66 : 32, language === 'it' ? 46 : 0, hasDistances)
}

const USUAL = ['addition', 'pd'] as const
const PRISM = ['prism', 'prismBase'] as const

function tableSlip(
  fields: readonly TypedEyeField[],
  start: number,
  drop: number,
  hasDistances: boolean,
): SlipLayout {
  const top = HEAD + drop
  const width = (SLIP_WIDTH - start - 8) / fields.length
  const placeOf = (column: number) => start + column * width
  const rowCount = hasDistances ? 4 : 2
  const bottom = top + rowCount * ROW
  const rules = Array.from({ length: rowCount + 1 }, (_, row) => `M8 ${top + row * ROW}H${SLIP_WIDTH - 8}`)
  const columns = fields.map((_, column) => `M${placeOf(column)} ${top - 14}V${bottom}`)
  return {
    height: bottom + 34,
    cells: EYES.flatMap((side, row) =>
      fields.map((field, column) => ({ side, field, x: placeOf(column), y: top + row * ROW, width })),
    ),
    headings: fields.map((field, column) => ({ field, x: placeOf(column) + width / 2 })),
    sides: [0, 1, 2, 3].slice(0, rowCount).map((row) => ({
      side: row % 2 === 0 ? 'right' : 'left',
      x: start - 22,
      y: top + row * ROW,
    })),
    distances: hasDistances
      ? [
          { distance: 'far', y: top },
          { distance: 'near', y: top + 2 * ROW },
        ]
      : [],
    protractors: drop > 0 ? EYES.map((side, place) => ({ side, x: 68 + place * 104 })) : [],
    lines: [...rules, ...columns].join(''),
  }
}

/** "OD −2,25 (−0,50 à 170°)", below it what both eyes have. */
function writtenSlip(field: TypedEyeField): SlipLayout {
  const cells = EYES.flatMap((side, row): SlipCell[] => {
    const y = 34 + row * (ROW + 4)
    const below = { side, y: 34 + 2 * (ROW + 4), width: 64 }
    const x = 44 + row * 88
    return [
      { side, field: 'sphere', x: 42, y, width: 46 },
      { side, field: 'cylinder', x: 90, y, width: 46, before: '(' },
      { side, field: 'axis', x: 137, y, width: 50, before: 'à ', after: ')' },
      ...(field === 'prism' || field === 'prismBase'
        ? [
            { ...below, field: 'prism' as const, x, width: 38, before: 'Pr ' },
            { ...below, field: 'prismBase' as const, x: x + 40, width: 44, before: 'base ', after: '°' },
          ]
        : field === 'addition'
          ? [{ ...below, field, x, before: 'Add ' }]
          : [{ ...below, field: 'pd' as const, x, before: 'EP ' }]),
    ]
  })
  const sides = EYES.map((side, row) => ({ side, x: 12, y: 34 + row * (ROW + 4) }))
  return { height: 142, cells, headings: [], sides, distances: [], protractors: [], lines: '' }
}
