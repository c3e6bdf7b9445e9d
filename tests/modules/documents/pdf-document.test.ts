import { expect, test } from 'vitest'
import { renderPdf } from '#modules/documents/pdf-document.ts'
import { pdfText } from '#tests/support/pdf-text.ts'

test.each([
  ['Łukasz Dvořáček, −1,25', 'InstrumentSans'],
  ['Nguyễn Thị Hồng', 'NotoSans'],
  ['Οδός Ερμού 5', 'NotoSans'],
  ['ул. Ленина 5, Ґданськ', 'NotoSans'],
  ['±0,00', 'NotoSans'],
])('%s is printed in a font that has all its letters', async (text, font) => {
  const content = [{ text }, { text, bold: true }]
  const file = await renderPdf({ title: 'Rechnung', lang: 'de', content, footer: () => '1' })
  const fonts = [...file.toString('latin1').matchAll(/\/BaseFont \/\w+\+([\w-]+)/g)].map(([, name]) => name)
  expect(new Set(fonts)).toEqual(new Set([`${font}-Regular`, `${font}-SemiBold`]))
  expect(pdfText(file)).toContain(`${text} ${text}`)
})
