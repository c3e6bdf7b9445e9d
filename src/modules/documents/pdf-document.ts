import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkitten'
import pdfmake, { type Content, type TableCell } from 'pdfmake'

/** A document of the shop: its content from top to bottom. */
export type PdfSource = {
  title: string
  lang: string
  content: Content[]
  /** The page number. */
  footer(page: number, pages: number): string
}

/** The shop's own font, with the letters of its languages. */
const FONT = {
  normal: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  ),
  bold: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
  ),
}
/** Has the letters of all languages that are written in Latin, Greek or Cyrillic. */
const WIDE_FONT = {
  normal: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  ),
  bold: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  ),
}
/** Of every reader of PDF; no file. */
const STANDARD_FONT = { normal: 'Helvetica', bold: 'Helvetica-Bold' }
const FONTS = new Set([FONT, WIDE_FONT, STANDARD_FONT].flatMap((font) => Object.values(font)))

const ownFont = create(readFileSync(FONT.normal))
const ownLetters = new Set(ownFont.isCollection ? [] : ownFont.characterSet)

/** A document with a letter that the shop's font lacks, as in a Vietnamese or Greek name, is set in the other one as a whole. */
const fontFor = (content: Content[]): 'sans' | 'wide' =>
  [...JSON.stringify(content)].every((sign) => ownLetters.has(sign.codePointAt(0) ?? 0)) ? 'sans' : 'wide'

pdfmake.setFonts({ sans: FONT, wide: WIDE_FONT, Helvetica: STANDARD_FONT })
// Documents load no external resources.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => FONTS.has(path))

/** Renders a document as PDF, on A4. */
export async function renderPdf({ title, lang, content, footer }: PdfSource): Promise<Buffer> {
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [56, 56, 56, 64],
      info: { title },
      language: lang,
      defaultStyle: { font: fontFor(content), fontSize: 10, lineHeight: 1.3, color: '#0b1b2b' },
      styles: { quiet: { color: '#4a5866', fontSize: 9 }, title: { fontSize: 22, bold: true } },
      footer: (page, pages) => ({ text: footer(page, pages), style: 'quiet', alignment: 'center' }),
      content,
    })
    .getBuffer()
}

/** Content that stands on one page. It must fit on one: what is longer is cut off. */
export const onOnePage = (...content: Content[]): Content => ({ unbreakable: true, stack: content })

/**
 * A table with a line under each row, but above none that belongs to the row before. Narrow columns are on the right. A row stands on one
 * page.
 */
export const pdfTable = (
  widths: (number | '*')[],
  rows: TableCell[][],
  belongsToPrevious: (row: number) => boolean = () => false,
): Content => ({
  table: { headerRows: 1, dontBreakRows: true, widths, body: rows },
  layout: {
    hLineWidth: (line, { table }) =>
      line === 0 || line === table.body.length || belongsToPrevious(line) ? 0 : 0.5,
    vLineWidth: () => 0,
    hLineColor: () => '#dde3e8',
    paddingLeft: (at) => (at === 0 ? 0 : 6),
    paddingRight: (at, { table }) => (at === (table.widths?.length ?? 0) - 1 ? 0 : 6),
    paddingTop: (row) => (belongsToPrevious(row) ? 0 : 6),
    paddingBottom: () => 6,
  },
})
