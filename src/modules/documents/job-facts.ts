import { lineView } from '#domain/basket/line-view.ts'
import { notation } from '#domain/catalogue/measurement.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import type { Order } from '#domain/order/order.ts'
import { EYES } from '#domain/prescription/eye-field.ts'
import { formatEyeValue } from '#domain/prescription/format-eye-value.ts'
import { needsOpticianCheck } from '#domain/prescription/optician-check.ts'
import { officeLine } from '#domain/prescription/office-distance.ts'
import { partsOfPrism } from '#domain/prescription/prism-parts.ts'
import type { PupilDistanceSource } from '#domain/prescription/pupil-distance-source.ts'
import { formatDay } from '#domain/text/format-day.ts'
import type { WorkshopJob } from '#domain/workshop/workshop-job.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { SheetKey } from './english-sheet.ts'
import { variantOf } from './order-format.ts'

/** A text in both languages, once where they agree. */
export type Label = (key: SheetKey, values?: Record<string, string>) => string

export type Writing = { label: Label; intl: string }

export const formatDecimal = (value: number, intl: string): string =>
  new Intl.NumberFormat(intl).format(value)

/** The lines of a pair's job above its values: order, frame, material, what the lenses are for, and where the distance comes from. */
export function factsOf(order: Order, job: WorkshopJob, { label, intl }: Writing): string[] {
  const { frame, isPlano, planoIndex, affirmed, pupilDistance, prescription } = job
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
    ...(planoIndex === null
      ? []
      : [label('prescription.sheet.plano-index', { index: formatDecimal(planoIndex, intl) })]),
    ...(balance ? [label(`prescription.balance`)] : []),
    ...(use ? [label(`prescription.use.${use}`)] : []),
    ...(job.officeDistance ? [officeLine(job.officeDistance, label)] : []),
    ...(job.corridorLength === null
      ? []
      : [label('prescription.sheet.corridor', { length: String(job.corridorLength) })]),
    ...(job.lacksHeights ? [label('prescription.sheet.heights')] : []),
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

const distanceText = (source: PupilDistanceSource, { label, intl }: Writing): string =>
  [
    label(`prescription.pd.${source.method}`),
    ...('plusMinus' in source ? [`±${formatDecimal(source.plusMinus, intl)} mm`] : []),
    ...(source.measuredOn ? [formatDay(source.measuredOn, intl)] : []),
  ].join(', ')

const affirmation = (affirmed: WorkshopJob['affirmed'], { label, intl }: Writing): string =>
  affirmed
    ? label('prescription.sheet.affirmed', {
        date: formatDay(affirmed.at, intl),
        version: affirmed.textVersion,
      })
    : label('prescription.sheet.unaffirmed')
