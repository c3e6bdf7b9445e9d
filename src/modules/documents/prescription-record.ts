import type { Content, TableCell } from 'pdfmake'
import type { OwnValues } from '#domain/order/own-values.ts'
import { measuredLine } from '#domain/prescription/measured-line.ts'
import { prescriptionTable } from '#domain/prescription/prescription-table.ts'
import { prismLines } from '#domain/prescription/prism-lines.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { labelled } from '#domain/text/labelled.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { translatorOf } from '#modules/email/translator.ts'
import { type DocumentFile, pdfFile } from './invoice-parts.ts'

type Group = { number: string; entries: readonly OwnValues[] }

/** The values of a customer, for themselves or another optician, as PDF in the language of the shop. */
export async function renderPrescriptionRecord(
  groups: readonly Group[],
  { variant, name, today }: { variant: VariantCode; name: string; today: string },
): Promise<DocumentFile> {
  const { renderPdf, pdfTable } = await import('./pdf-document.ts')
  const translate = translatorOf(variant)
  const { intl } = VARIANTS[variant]
  const title = translate('screens.account-values.title')
  const bold = (text: string): TableCell => ({ text, bold: true })

  function partOf(
    { number }: Group,
    { title: goods, kind, values, eyes, measured, source, savedOn, wearer }: OwnValues,
  ): Content {
    const { fields, rows } = prescriptionTable(values, intl, eyes)
    const date = formatDay(savedOn, intl)
    return {
      unbreakable: true,
      margin: [0, 24, 0, 0],
      stack: [
        ...(wearer === null ? [] : [{ text: wearer, bold: true, fontSize: 12 }]),
        { text: labelled(translate(`account.values.kind.${kind}`), goods, intl), bold: true, fontSize: 12 },
        {
          text: `${translate('order.number', { number })}. ${translate(`account.values.source.${source}`, { date })}`,
          style: 'quiet',
          margin: [0, 0, 0, 6],
        },
        pdfTable(
          [90, ...fields.map((): '*' => '*')],
          [
            [bold(''), ...fields.map((field) => bold(translate(`prescription.short.${field}`)))],
            ...rows.map(({ eye, cells }) => [bold(translate(`prescription.value.${eye}`)), ...cells]),
          ],
        ),
        ...prismLines(values, intl, translate).map((text) => ({ text })),
        ...(measured ? [{ text: measuredLine(measured, intl, translate) }] : []),
      ],
    }
  }

  const content = await renderPdf({
    title,
    lang: intl,
    footer: (page, pages) => translate('order.paper.page', { page, pages }),
    content: [
      { text: title, style: 'title', margin: [0, 0, 0, 12] },
      { text: `${name}, ${formatDay(today, intl)}` },
      ...groups.flatMap((group) => group.entries.map((entry) => partOf(group, entry))),
    ],
  })
  return pdfFile(translate('account.values.file'), content)
}
