import { fileURLToPath } from 'node:url'
import pdfmake, { type Content, type TableCell } from 'pdfmake'

/** A document of the shop: its content from top to bottom. */
export type PdfSource = {
  title: string
  lang: string
  content: Content[]
  /** The page number. */
  footer(page: number, pages: number): string
}

/** The shop's own font with all glyphs, including Polish and Czech letters. */
const FONT = {
  normal: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  ),
  bold: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
  ),
}

/** Of every reader of PDF; no file. */
const STANDARD_FONT = { normal: 'Helvetica', bold: 'Helvetica-Bold' }
const FONTS = new Set([...Object.values(FONT), ...Object.values(STANDARD_FONT)])

pdfmake.setFonts({ sans: FONT, Helvetica: STANDARD_FONT })
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
      defaultStyle: { font: 'sans', fontSize: 10, lineHeight: 1.3, color: '#0b1b2b' },
      styles: { quiet: { color: '#4a5866', fontSize: 9 }, title: { fontSize: 22, bold: true } },
      footer: (page, pages) => ({ text: footer(page, pages), style: 'quiet', alignment: 'center' }),
      content,
    })
    .getBuffer()
}

/** A table with a line under each row, but above none that belongs to the row before. Narrow columns are on the right. */
export const pdfTable = (
  widths: (number | '*')[],
  rows: TableCell[][],
  belongsToPrevious: (row: number) => boolean = () => false,
): Content => ({
  table: { headerRows: 1, widths, body: rows },
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
