import { basketEntries } from '#domain/basket/basket-entries.ts'
import { type LineView, lineView, plainDetails } from '#domain/basket/line-view.ts'
import { isIncluded } from '#domain/order/is-included.ts'
import { waitsForDistance, waitsForOfficeDistance } from '#domain/order/add-values.ts'
import { imageUrl } from '#domain/image/image-url.ts'
import type { Minor } from '#domain/money/price.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { shownOfficeLine } from '#domain/prescription/office-distance.ts'
import { shownDistanceLine } from '#domain/prescription/measured-line.ts'
import { needsOpticianCheck } from '#domain/prescription/optician-check.ts'
import { prescriptionTable } from '#domain/prescription/prescription-table.ts'
import { prismLines } from '#domain/prescription/prism-lines.ts'
import { type RoadWarning, roadWarnings } from '#domain/prescription/road-warnings.ts'
import { shownPrescription } from '#domain/prescription/shown-prescription.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { customMadeKeys } from '#domain/prescription/custom-made.ts'
import { exactAmountFormatter } from '#modules/documents/order-format.ts'
import type { EmailBlock, EmailPicture } from '#modules/email/render-email.ts'
import { fileAddress, type Sender } from '#modules/email/sender.ts'
import type { Translate } from '#modules/email/translator.ts'

type Row = readonly [label: string, value: string]

const ROAD_WARNINGS = {
  traffic: 'glass.traffic',
  office: 'glass.design.office',
  tooDark: 'glass.category.driving',
  dusk: 'glass.tint.driving',
} as const satisfies Record<RoadWarning, string>

/**
 * What was ordered with its pictures and prices: a row for each item, a box for each pair of glasses, with its sum and the values that it
 * is made to.
 */
export function goodsBlocks(
  order: Order,
  variant: VariantCode,
  { sender, translate }: { sender: Sender; translate: Translate },
): EmailBlock[] {
  const exact = exactAmountFormatter(order, variant)
  const amount = (value: Minor): string => (value === 0 ? translate('basket.free') : exact(value))
  const customMade = customMadeKeys(order.items)
  const priceOf = (item: OrderItem): string =>
    isIncluded(item) ? translate('prescription.included') : exact(item.price.total.withTax)
  const blocks = basketEntries(order.items).map(({ main, parts, total }): EmailBlock => {
    const picture = pictureOf(lineView(main, order.items), sender, variant)
    if (parts.length === 0) {
      const line = { name: nameOf(main), sum: amount(main.price.total.withTax), picture }
      return { kind: 'goods', lines: [line] }
    }
    const rows: Row[] = [
      [translate('prescription.frame'), priceOf(main)],
      ...parts.map((part): Row => [`+ ${lineView(part).title}`, priceOf(part)]),
    ]
    return {
      kind: 'box',
      name: nameOf(main),
      sum: amount(total),
      picture,
      blocks: [
        { kind: 'rows', rows },
        ...valueBlocks(main, variant, translate, {
          isOfficeMissing: waitsForOfficeDistance(order, main),
          isDistanceMissing: waitsForDistance(order, main),
        }),
        ...roadWarnings(parts, VARIANTS[variant].country).map(
          (warning) => ({ kind: 'text', text: translate(ROAD_WARNINGS[warning]) }) as const,
        ),
        ...(parts.some(({ key }) => customMade.has(key))
          ? [{ kind: 'small', text: translate('checkout.custom') } as const]
          : []),
      ],
    }
  })
  return joinGoods(blocks)
}

/** Goods that follow each other are one table. */
const joinGoods = (blocks: readonly EmailBlock[]): EmailBlock[] =>
  blocks.reduce<EmailBlock[]>((joined, block) => {
    const last = joined.at(-1)
    return last?.kind === 'goods' && block.kind === 'goods'
      ? [...joined.slice(0, -1), { kind: 'goods', lines: [...last.lines, ...block.lines] }]
      : [...joined, block]
  }, [])

/** Pixels, for a picture that is shown half as large. */
const PICTURE_EDGE = 120

function pictureOf({ image, title }: LineView, sender: Sender, variant: VariantCode): EmailPicture | null {
  if (image === null) return null
  const path = imageUrl(image, { width: PICTURE_EDGE, height: PICTURE_EDGE })
  return { address: fileAddress(sender, variant, path), alt: title }
}

const nameOf = (item: OrderItem): string => `${item.quantity} × ${itemName(item)}`

/**
 * The title of an item, and what tells it from others on a second line: size, colour, pack. What else the buyer chose may be the values of
 * an eye, which have a table of their own.
 */
export function itemName(item: OrderItem): string {
  const view = lineView({ ...item, displayData: {} })
  return [view.title, plainDetails(view).join(', ')].filter(Boolean).join('\n')
}

/** The values of items that are no pair: those of a pair stand in its box. */
export const singleValueBlocks = (
  { items }: Pick<Order, 'items'>,
  variant: VariantCode,
  translate: Translate,
): EmailBlock[] =>
  basketEntries(items).flatMap(({ main, parts }) => {
    const blocks = parts.length === 0 ? valueBlocks(main, variant, translate) : []
    return blocks.length === 0 ? [] : [{ kind: 'heading', text: lineView(main).title } as const, ...blocks]
  })

/** The values to which an item is made, or that they are still missing. */
function valueBlocks(
  item: OrderItem,
  variant: VariantCode,
  translate: Translate,
  missing: Parameters<typeof shownPrescription>[1] = {},
): EmailBlock[] {
  const shown = shownPrescription(item, missing)
  if (shown === null) return []
  if (shown.kind === 'missing') return [{ kind: 'text', text: translate('prescription.missing') }]
  const { intl } = VARIANTS[variant]
  const { fields, rows } = prescriptionTable(shown.values, intl, shown.eyes)
  return [
    {
      kind: 'table',
      headings: fields.map((field) => translate(`prescription.short.${field}`)),
      rows: rows.map(({ eye, cells }) => [translate(`prescription.short.${eye}`), ...cells] as const),
    },
    ...(shown.values.balance ? [{ kind: 'text', text: translate('prescription.balance') } as const] : []),
    ...prismLines(shown.values, intl, translate).map((text) => ({ kind: 'text', text }) as const),
    ...(needsOpticianCheck(shown.values)
      ? [{ kind: 'text', text: translate('prescription.optician') } as const]
      : []),
    ...(shown.values.use
      ? [{ kind: 'text', text: translate(`prescription.use.${shown.values.use}`) } as const]
      : []),
    ...(shown.office ? [{ kind: 'text', text: shownOfficeLine(shown.office, translate) } as const] : []),
    ...(shown.measured
      ? [{ kind: 'text', text: shownDistanceLine(shown.measured, intl, translate) } as const]
      : []),
  ]
}
