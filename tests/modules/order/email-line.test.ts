import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { letterOn } from '#tests/support/order-letters.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'

const paidBy = (key: string, received?: number) => {
  const sum = received !== undefined && { received: minor(received) }
  const data = { state: 'authorised', refunded: minor(0), ...sum } as const
  return anOrder({ items: [anOrderItem('i8')], payment: [{ key, amount: minor(10490), data }] })
}

test.each([
  ['creditcard', undefined, 'Das Geld dafür erstatten wir auf dem Weg, auf dem Sie bezahlt haben.'],
  ['accounting', 10490, 'Was Sie dafür bezahlt haben, überweisen wir auf ein Konto, das Sie uns nennen.'],
  [
    'accounting',
    undefined,
    'Die Rechnung haben Sie noch nicht bezahlt: Wir ziehen den Preis dieser Artikel davon ab und schreiben Ihnen, sobald das geschehen ist.',
  ],
  ['cash_on_delivery', undefined, 'Dafür ist nichts zu zahlen.'],
] as const)('a return of goods paid by %s, received %s, says "%s"', async (key, received, line) => {
  const { text, html } = await letterOn(paidBy(key, received), { event: 'return', items: ['i8'] })
  const said = `diese Artikel sind wieder bei uns. ${line}`
  expect([text, html]).toEqual([expect.stringContaining(said), expect.stringContaining(said)])
})

test.each([
  [10003, 'Fakturu jste ještě nezaplatili'],
  [10004, 'Faktura nie jest jeszcze opłacona'],
  [10006, 'Vous n’avez pas encore payé la facture'],
  [10008, 'Non ha ancora pagato la fattura'],
] as const)('a return on an unpaid invoice in the shop %i says "%s"', async (id, line) => {
  const order = { ...paidBy('accounting'), shop: { id, country: '', locale: '' } }
  expect((await letterOn(order, { event: 'return', items: ['i8'] })).text).toContain(line)
})
