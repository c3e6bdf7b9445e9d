import { expect, test } from 'vitest'
import type { NameValues } from '#domain/order/name-values.ts'
import { handleOwnValues } from '#server/forms/own-values-form.ts'
import { createCaller } from '#server/session/caller.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { emptyOrderClient } from '#tests/support/fake-after-sale.ts'
import { formRequest } from '#tests/support/forms.ts'
import { anOrder } from '#tests/support/orders.ts'
import { testContext } from '#tests/support/test-server.ts'

const url = new URL('https://shop.example/de-de/account/values/')
const places = { url, path: url.pathname, toBasket: '/', hrefOf: (path: string) => path }
const customer = aCustomer()
const ORDER = '123456789012'

/** Where the form leads to, and what it records. */
async function send(fields: Record<string, string>, isKnown = true) {
  const named: NameValues[] = []
  const owner = { ...anOrder().customer, id: customer.id }
  const orders = {
    ...emptyOrderClient,
    byId: async (id: string) => (id === ORDER ? anOrder({ id, customer: owner }) : null),
    async nameValues(values: NameValues) {
      named.push(values)
      return isKnown
    },
  }
  const { ctx } = testContext({ overrides: { orders } })
  const caller = createCaller(ctx.visitors, new Headers(), url, { token: 't', customer })
  const request = formRequest(url, { action: 'name', key: 'i1', ...fields })
  const response = await handleOwnValues({ ctx, variant: 'de-de', caller }, customer, request, places)
  const outcome =
    response instanceof Response ? response.headers.get('location')?.slice(url.pathname.length) : response
  return [outcome, named]
}

const TOO_LONG = 'a'.repeat(41)
const recorded = (wearer: string) => [{ customerId: customer.id, orderId: ORDER, key: 'i1', wearer }]

test.each<[Record<string, string>, string | object, NameValues[]]>([
  [{ order: ORDER, wearer: ' Mia ' }, '?note=named', recorded('Mia')],
  [{ order: ORDER, wearer: '' }, '?note=named', recorded('')],
  [{ order: ORDER }, '?note=named', recorded('')],
  [{ order: ORDER, wearer: '<b>' }, { order: ORDER, key: 'i1', typed: '<b>' }, []],
  [{ order: ORDER, wearer: TOO_LONG }, { order: ORDER, key: 'i1', typed: TOO_LONG }, []],
  [{ order: '999999999999', wearer: 'Mia' }, '', []],
])('%j leads to %j', async (fields, query, named) => expect(await send(fields)).toEqual([query, named]))

test('values that are not known any more get no name', async () =>
  expect(await send({ order: ORDER, wearer: 'Mia' }, false)).toEqual(['', recorded('Mia')]))
