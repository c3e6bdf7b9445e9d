import type { Content, TableCell } from 'pdfmake'
import type { Order } from '#domain/order/order.ts'
import { EYES, type EyeSide } from '#domain/prescription/eye-field.ts'
import { prescriptionTable } from '#domain/prescription/prescription-table.ts'
import { toPlusCylinder } from '#domain/prescription/transpose.ts'
import { type LensPosition, lensPosition } from '#domain/workshop/lens-position.ts'
import type { WorkshopJob } from '#domain/workshop/workshop-job.ts'
import { translatorOf } from '#modules/email/translator.ts'
import { ENGLISH_SHEET } from './english-sheet.ts'
import { jobDrawing } from './job-drawing.ts'
import { factsOf, formatDecimal, type Label, type Writing } from './job-facts.ts'
import { variantOf } from './order-format.ts'

/** The workshop's own language stands beside that of the shop. */
export const WORKSHOP_LANGUAGES = ['de', 'en'] as const
type WorkshopLanguage = (typeof WORKSHOP_LANGUAGES)[number]

/**
 * The job sheet of pairs of an order as PDF, a page for each pair. It goes to the workshop alone: it has the values of both eyes, and of the
 * customer nothing but the number of the order.
 */
export async function renderJobSheet(
  order: Order,
  jobs: readonly WorkshopJob[],
  language: WorkshopLanguage,
): Promise<Buffer> {
  const { renderPdf, pdfTable } = await import('./pdf-document.ts')
  const label = labelsOf(order, language)
  const intl = INTL[language]
  // A pair is one page, whatever has to be said of it.
  const pageOf = (job: WorkshopJob, at: number): Content => ({
    fontSize: 8.5,
    lineHeight: 1.1,
    stack: [
      headOf(job, label),
      { text: factsOf(order, job, { label, intl }).join('\n'), margin: [0, 0, 0, 6] },
      ...valuesOf(job, { label, intl }).map((rows): Content => ({
        stack: [pdfTable([90, ...rows[0]!.slice(1).map(() => '*' as const)], rows)],
        margin: [0, 0, 0, 4],
      })),
      { text: label('prescription.sheet.parts'), bold: true, margin: [0, 0, 0, 4] },
      { ul: job.parts.map(({ name, part }) => `${name} (${part.referenceKey})`) },
      ...drawingOf(job, { label, intl }),
    ],
    ...(at > 0 && { pageBreak: 'before' }),
  })
  return renderPdf({
    title: `${label('prescription.sheet.title')} ${order.id}`,
    lang: intl,
    footer: (page, pages) => `${page} / ${pages}`,
    content: jobs.map(pageOf),
  })
}

const INTL: Record<WorkshopLanguage, string> = { de: 'de-DE', en: 'en-GB' }

function labelsOf(order: Order, language: WorkshopLanguage): Label {
  const ofShop = translatorOf(variantOf(order))
  const german = translatorOf('de-de')
  return (key, values = {}) => {
    const own = ofShop(key, values)
    const english = ENGLISH_SHEET[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    const other = language === 'en' ? english : german(key, values)
    return own === other ? own : `${own} / ${other}`
  }
}

const headOf = (job: WorkshopJob, label: Label): Content => ({
  columns: [
    {
      stack: [
        { text: label('prescription.sheet.title'), style: 'title', fontSize: 16 },
        { text: job.id, fontSize: 16, margin: [0, 4, 0, 0] },
      ],
    },
    { qr: job.id, fit: 72, width: 'auto' },
  ],
})

/** The values in minus form, and once more in plus form where an eye has a cylinder. */
function valuesOf({ prescription }: WorkshopJob, writing: Writing): TableCell[][][] {
  const plus = {
    right: toPlusCylinder(prescription.right) ?? prescription.right,
    left: toPlusCylinder(prescription.left) ?? prescription.left,
  }
  const hasCylinder = EYES.some((eye) => toPlusCylinder(prescription[eye]) !== null)
  return [
    tableOf(prescription, 'prescription.sheet.minus', writing),
    ...(hasCylinder ? [tableOf(plus, 'prescription.sheet.plus', writing)] : []),
  ]
}

function tableOf(
  values: WorkshopJob['prescription'],
  form: 'prescription.sheet.minus' | 'prescription.sheet.plus',
  { label, intl }: Writing,
): TableCell[][] {
  const { fields, rows } = prescriptionTable(values, intl)
  const nameOf = (eye: EyeSide): TableCell => ({ text: label(`prescription.value.${eye}`), bold: true })
  return [
    [
      { text: label(form), bold: true },
      ...fields.map((field): TableCell => ({ text: label(`prescription.short.${field}`), style: 'quiet' })),
    ],
    ...rows.map(({ eye, cells }) => [nameOf(eye), ...cells.map(figure)]),
  ]
}

const figure = (text: string): TableCell => ({ text, fontSize: 12 })

/** The frame with both lenses in it; below, how far each is decentred. */
function drawingOf({ prescription, shape }: WorkshopJob, { label, intl }: Writing): Content[] {
  if (shape === null) return []
  const lines = EYES.flatMap((eye) => {
    const position = lensPosition(prescription[eye], eye, shape)
    if (position === null) return []
    return [`${label(`prescription.value.${eye}`)}: ${placeText(position, { label, intl })}`]
  })
  const hasPrism = EYES.some((eye) => prescription[eye].prism)
  const shifted = hasPrism ? [label('prescription.sheet.prism')] : []
  return [
    { text: label('prescription.sheet.outline'), style: 'quiet', margin: [0, 6, 0, 2] },
    jobDrawing({ prescription, shape }),
    ...(lines.length > 0
      ? [{ text: [...lines, ...shifted].join('\n'), margin: [0, 4, 0, 0] } satisfies Content]
      : []),
  ]
}

/** Each distance by its direction: a sign before it is easily overlooked. */
function placeText({ decentration, height, blank }: LensPosition, { label, intl }: Writing): string {
  const distanceOf = (value: number) => ({ distance: formatDecimal(Math.abs(value), intl) })
  return [
    label(`prescription.sheet.${decentration < 0 ? 'temple' : 'nose'}`, distanceOf(decentration)),
    label(`prescription.sheet.${height < 0 ? 'below' : 'above'}`, distanceOf(height)),
    label('prescription.sheet.blank', { diameter: formatDecimal(blank, intl) }),
  ].join(', ')
}
