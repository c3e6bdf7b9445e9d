import type { Content, TableCell } from 'pdfmake'
import { lineView } from '#domain/basket/line-view.ts'
import { notation } from '#domain/catalogue/measurement.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import type { Order } from '#domain/order/order.ts'
import { EYES, type EyeSide } from '#domain/prescription/eye-field.ts'
import { formatEyeValue } from '#domain/prescription/format-eye-value.ts'
import { needsOpticianCheck } from '#domain/prescription/optician-check.ts'
import { prescriptionTable } from '#domain/prescription/prescription-table.ts'
import { partsOfPrism } from '#domain/prescription/prism-parts.ts'
import type { PupilDistanceSource } from '#domain/prescription/pupil-distance-source.ts'
import { toPlusCylinder } from '#domain/prescription/transpose.ts'
import { lensPosition } from '#domain/workshop/lens-position.ts'
import type { WorkshopJob } from '#domain/workshop/workshop-job.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { translatorOf } from '#modules/email/translator.ts'
import { ENGLISH_SHEET, type SheetKey } from './english-sheet.ts'
import { jobDrawing } from './job-drawing.ts'
import { variantOf } from './order-format.ts'

/** The workshop's own language stands beside that of the shop. */
export const WORKSHOP_LANGUAGES = ['de', 'en'] as const
type WorkshopLanguage = (typeof WORKSHOP_LANGUAGES)[number]

/** A text in both languages, once where they agree. */
type Label = (key: SheetKey, values?: Record<string, string>) => string

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
  const pageOf = (job: WorkshopJob, at: number): Content => ({
    stack: [
      headOf(job, label),
      { text: factsOf(order, job, { label, intl }).join('\n'), margin: [0, 0, 0, 10] },
      ...valuesOf(job, { label, intl }).map((rows): Content => ({
        stack: [pdfTable([90, ...rows[0]!.slice(1).map(() => '*' as const)], rows)],
        margin: [0, 0, 0, 8],
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

type Writing = { label: Label; intl: string }

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

function factsOf(
  order: Order,
  { frame, isPlano, affirmed, pupilDistance, prescription }: WorkshopJob,
  { label, intl }: Writing,
): string[] {
  const { use, balance } = prescription
  const { title, details } = lineView({ ...frame, displayData: {} })
  const size = notation(frame.variant.attributes)
  const due = order.packages.find(({ id }) => id === frame.packageId)?.deliveryDate.maximum
  const { prescriptionRemark: remark } = order.shipping
  const placed = `${formatOrderNumber(order.id)}, ${formatDay(order.placedAt, intl)}, ${VARIANTS[variantOf(order)].intl}`
  return [
    `${label('prescription.sheet.order')}: ${placed}`,
    ...(due ? [`${label('prescription.sheet.due')}: ${formatDay(due, intl)}`] : []),
    `${label('prescription.sheet.frame')}: ${[title, ...details, frame.variant.referenceKey].join(', ')}`,
    ...(size ? [`${label('prescription.sheet.size')}: ${size.lens}-${size.bridge}-${size.temple}`] : []),
    isPlano ? label('prescription.sheet.plano') : affirmation(affirmed, { label, intl }),
    ...(balance ? [label(`prescription.balance`)] : []),
    ...(use ? [label(`prescription.use.${use}`)] : []),
    ...prismLines(prescription, { label, intl }),
    ...(needsOpticianCheck(prescription) ? [label('prescription.optician')] : []),
    ...(pupilDistance ? [distanceText(pupilDistance, { label, intl })] : []),
    ...(remark ? [`${label('prescription.sheet.remark')}: ${remark}`] : []),
  ]
}

/** A prism by its horizontal and its vertical part: machines and slips differ in which form they want, the table has it as one. */
const prismLines = (prescription: WorkshopJob['prescription'], { label, intl }: Writing): string[] =>
  EYES.flatMap((side) => {
    const { prism, prismBase } = prescription[side]
    if (prism === undefined || prismBase === undefined) return []
    const parts = partsOfPrism({ prism, base: prismBase }, side).map(
      (part) => `${formatEyeValue('prism', part.prism, intl)} ${label(`values.base.${part.direction}`)}`,
    )
    const name = `${label('prescription.short.prism')}, ${label(`prescription.value.${side}`)}`
    return [`${name}: ${parts.join(' + ')}`]
  })

/** The shop's font has no ±. */
const distanceText = (source: PupilDistanceSource, { label, intl }: Writing): string =>
  [
    label(`prescription.pd.${source.method}`),
    ...('plusMinus' in source ? [`+/-${formatDecimal(source.plusMinus, intl)} mm`] : []),
    ...(source.measuredOn ? [formatDay(source.measuredOn, intl)] : []),
  ].join(', ')

const formatDecimal = (value: number, intl: string): string => new Intl.NumberFormat(intl).format(value)

const affirmation = (affirmed: WorkshopJob['affirmed'], { label, intl }: Writing): string =>
  affirmed
    ? label('prescription.sheet.affirmed', {
        date: formatDay(affirmed.at, intl),
        version: affirmed.textVersion,
      })
    : label('prescription.sheet.unaffirmed')

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

/** The shop's font has no ±. */
const figure = (text: string): TableCell => ({
  text: text.startsWith('±') ? [{ text: '±', font: 'Helvetica' }, text.slice(1)] : text,
  fontSize: 12,
})

/** The frame with both lenses in it; below, how far each is decentred. */
function drawingOf({ prescription, shape }: WorkshopJob, { label, intl }: Writing): Content[] {
  if (shape === null) return []
  const lines = EYES.flatMap((eye) => {
    const position = lensPosition(prescription[eye], shape)
    if (position === null) return []
    const { decentration, height, blank } = position
    const values = {
      decentration: formatDecimal(decentration, intl),
      height: formatDecimal(height, intl),
      blank: formatDecimal(blank, intl),
    }
    return [`${label(`prescription.value.${eye}`)}: ${label('prescription.sheet.position', values)}`]
  })
  return [
    { text: label('prescription.sheet.outline'), style: 'quiet', margin: [0, 10, 0, 4] },
    jobDrawing({ prescription, shape }),
    ...(lines.length > 0 ? [{ text: lines.join('\n'), margin: [0, 4, 0, 0] } satisfies Content] : []),
  ]
}
