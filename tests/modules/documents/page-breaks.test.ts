import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { renderCreditNote } from '#modules/documents/credit-note.ts'
import { renderInvoice } from '#modules/documents/invoice.ts'
import { aProduct } from '#tests/support/goods.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { pdfText } from '#tests/support/pdf-text.ts'

function orderOf(lines: number, nameOf: (at: number) => string) {
  const items = Array.from({ length: lines }, (_, at) =>
    anOrderItem(`i${at}`, { product: aProduct(at, { name: nameOf(at) }) }),
  )
  const credit = {
    number: 1,
    at: '2026-11-22T10:00:00Z',
    amount: minor(10490),
    lines: items.map(({ key }) => ({ key, pieces: 1, amount: minor(10000) })),
    rest: minor(0),
    taxes: [{ rate: 0.19, withTax: minor(10490), amount: minor(1675) }],
  }
  return anOrder({ items, credits: [credit] })
}

/** The texts of the pages of an invoice, and of a credit note. */
async function pagesOf(order: ReturnType<typeof orderOf>): Promise<[invoice: string[], credit: string[]]> {
  const [invoice, credit] = [await renderInvoice(order, null), await renderCreditNote(order, 1)]
  return [pdfText(invoice.content).split('\f'), pdfText(credit?.content ?? Buffer.of()).split('\f')]
}

test.each(range(8, 13))(
  'below %i lines the total is on one page with its tax and what follows',
  async (lines) => {
    const [invoice, credit] = await pagesOf(orderOf(lines, (at) => `Brille ${at}`))
    for (const [pages, last] of [
      [invoice, 'Zahlung: Karte'],
      [credit, 'bezahlt haben'],
    ] as const) {
      const total = pages.find((page) => page.includes('Gesamt'))
      expect(total).toMatch(new RegExp(`Netto 88,15 € MwSt\\. .*Gesamt 104,90 €.*${last}`))
    }
  },
)

test.each([9, 40])('none of %i lines of several rows is on two pages', async (lines) => {
  const longName = (at: number) => `Anfang ${at} ${'von einem langen Namen '.repeat(3)}Ende ${at}`
  for (const pages of await pagesOf(orderOf(lines, longName))) {
    const numbersAfter = (word: string) =>
      pages.map((page) => [...page.matchAll(new RegExp(`${word} (\\d+)`, 'g'))].map(([, at]) => Number(at)))
    expect(numbersAfter('Anfang')).toEqual(numbersAfter('Ende'))
    expect(numbersAfter('Ende').flat()).toEqual(range(0, lines))
  }
})

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}
