import { expect, test } from 'vitest'
import { noBranchOrders } from '#clients/shop-api/branch-order-repository.ts'
import { noReservations } from '#clients/shop-api/reservation-repository.ts'
import { documentsEmailRenderer } from '#modules/order/documents-email.ts'
import { orderDocument } from '#server/forms/order-document.ts'
import { handleOrderLookup } from '#server/forms/order-status-form.ts'
import { testBranchOrders } from '#tests/support/branch-orders.ts'
import { emptyOrderClient, fakeAfterSale } from '#tests/support/fake-after-sale.ts'
import { formRequest } from '#tests/support/forms.ts'
import { aPrice } from '#tests/support/goods.ts'
import { recordingLog } from '#tests/support/log.ts'
import { anOrder } from '#tests/support/orders.ts'
import { testReservations } from '#tests/support/reservations.ts'
import { SENDER } from '#tests/support/sender.ts'
import { testContext } from '#tests/support/test-server.ts'

const bought = anOrder()
/** Frames that are only tried at home. */
const tried = anOrder({ cost: { ...bought.cost, ...aPrice(0) } })

test.each([
  ['is bought has an invoice, which is sent', bought, true],
  ['costs nothing has none, and none is sent', tried, false],
])('an order that %s again on request', async (_, order, hasInvoice) => {
  const sent: string[] = []
  const orders = { ...emptyOrderClient, lookup: async () => order }
  const afterSale = {
    ...fakeAfterSale(recordingLog().log),
    sendDocuments: async (id: string) => void sent.push(id),
  }
  const { branchOrders } = testBranchOrders(noBranchOrders)
  const { reservations } = testReservations({ repository: noReservations })
  const { appointments } = testContext().ctx
  const url = new URL('https://shop.example/de-de/service/auftragsstatus/')
  const fields = { number: order.id, proof: '80331', documents: '1' }
  const view = await handleOrderLookup(
    { ctx: { orders, afterSale, branchOrders, reservations, appointments, now: () => new Date() } },
    formRequest(url, fields),
    { url, address: undefined, reservationPath: '/reservation/', appointmentPath: '/niederlassungen/' },
  )
  expect(view).toMatchObject({ kind: 'found', hasInvoice, isSent: hasInvoice })
  expect(sent).toEqual(hasInvoice ? [order.id] : [])
})

test('no invoice of an order that costs nothing is sent or made', async () => {
  const write = documentsEmailRenderer({
    orders: { byId: async () => tried },
    sender: SENDER,
    transferOf: () => null,
  })
  expect(await write({ orderId: tried.id })).toBeNull()
  const afterSale = fakeAfterSale(recordingLog().log)
  const file = await orderDocument({ afterSale }, tried, new URLSearchParams('invoice=pdf'))
  expect(file?.status).toBe(404)
})
