import { expect, test } from 'vitest'
import type { Customer } from '#domain/customer/customer.ts'
import { DEMONSTRATION_RETURN_ADDRESSES } from '#domain/shop/return-address.ts'
import { VARIANT_CODES, type VariantCode, VARIANTS } from '#i18n/variants.ts'
import { handleDeclarationForm, declarationViewOf } from '#server/forms/declaration-form.ts'
import { returnSlip } from '#server/forms/order-document.ts'
import { testAfterSale } from '#tests/support/after-sale.ts'
import { testContext } from '#tests/support/test-server.ts'
import { formRequest } from '#tests/support/forms.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { aCustomer } from '#tests/support/customers.ts'

const path = '/de-de/vertrag-widerrufen/'
const url = new URL(path, 'https://shop.example')
const input = { name: 'Anna Berg', order: '1234 5678901 2', email: 'anna@example.org' }
const ORDER = [
  { key: 'frame', name: 'Fassung', isCustomMade: false },
  { key: 'lens', name: 'Gläser', isCustomMade: true },
]

async function form(limits = {}, isDatabaseDown = false) {
  const { afterSale, letters } = await testAfterSale({
    limits,
    isDatabaseDown: () => isDatabaseDown,
    orders: { '123456789012 anna@example.org': ORDER },
    bought: { '123456789012': anOrder({ items: [anOrderItem('i1')] }) },
  })
  const { ctx } = testContext()
  const scope = { ctx: { ...ctx, afterSale }, variant: 'de-de' } as const
  const page = { kind: 'withdrawal', url, path, address: undefined } as const
  return {
    send: (fields: Record<string, string>, headers = {}) =>
      handleDeclarationForm(scope, formRequest(url, fields, headers), page),
    open: (query = '', customer: Customer | null = null) =>
      declarationViewOf(scope, { ...page, url: new URL(query, url) }, customer),
    download: (query: string) => returnSlip({ afterSale }, new URL(query, url).searchParams),
    letters,
    afterSale,
  }
}

test('a withdrawal is entered, reviewed and confirmed; its content is in no address', async () => {
  const { send, open, letters, afterSale } = await form()
  expect(await open()).toMatchObject({ step: 'enter', faults: {} })
  expect(await send(input)).toMatchObject({ step: 'confirm', lines: ORDER, refused: null })
  const answer = await send({ ...input, line: 'frame', confirm: '1' })
  const location = answer instanceof Response ? (answer.headers.get('location') ?? '') : ''
  expect(location).toMatch(/^\/de-de\/vertrag-widerrufen\/\?received=[\w.-]+$/)
  expect(await open(location)).toMatchObject({ step: 'received', isMailed: true })
  await afterSale.mail.deliver()
  expect(letters.map(({ to }) => to)).toEqual(['anna@example.org'])
})

test('the receipt says where its mailbox gets no email, as it had several', async () => {
  const { send, open } = await form({ perMailbox: 1 })
  const isMailed = []
  for (const goods of ['Fassung', 'Gläser']) {
    const answer = await send({ ...input, goods, confirm: '1' })
    const view = await open(answer instanceof Response ? (answer.headers.get('location') ?? '') : '')
    isMailed.push(view.step === 'received' && view.isMailed)
  }
  expect(isMailed).toEqual([true, false])
})

test('a withdrawal that is refused is shown as it was sent', async () => {
  const { send } = await form({}, true)
  expect(await send({ ...input, line: 'frame', confirm: '1' })).toEqual({
    step: 'confirm',
    declaration: expect.objectContaining({ order: '123456789012' }),
    lines: ORDER,
    refused: 'failed',
    selected: ['frame'],
  })
})

test('a cancellation is carried out once it is stored, by the key of its receipt, and a withdrawal is not', async () => {
  const { afterSale } = await testAfterSale()
  const { ctx } = testContext()
  const keys: string[] = []
  const subscriptions = { ...ctx.subscriptions, cancelDeclared: async (key: string) => void keys.push(key) }
  const scope = { ctx: { ...ctx, afterSale, subscriptions }, variant: 'de-de' } as const
  const fields = { ...input, contract: '123456789012-1', manner: 'ordinary', confirm: '1' }
  for (const kind of ['withdrawal', 'cancellation'] as const)
    await handleDeclarationForm(scope, formRequest(url, fields), { kind, url, path, address: undefined })
  const open = await afterSale.declarations.listOpen()
  expect(open).toHaveLength(2)
  expect(keys).toEqual(open.filter(({ kind }) => kind === 'cancellation').map(({ key }) => key))
})

test('of an unknown order no lines are shown, and everything else is the same', async () => {
  const { send } = await form()
  expect(await send({ ...input, order: '999999999999' })).toMatchObject({ step: 'confirm', lines: null })
  const answer = await send({ ...input, order: '999999999999', confirm: '1' })
  expect(answer instanceof Response && answer.status).toBe(303)
})

test('mistakes are shown, whatever the step, and the input stays', async () => {
  const { send } = await form()
  expect(await send({ ...input, email: 'anna', confirm: '1' })).toMatchObject({
    step: 'enter',
    declaration: { email: 'anna' },
    faults: { email: { kind: 'email' } },
  })
})

test('who has not withdrawn yet reads where goods go to; who cancels a subscription sends nothing', async () => {
  const { afterSale } = await testAfterSale()
  const ctx = { ...testContext().ctx, afterSale }
  const view = (variant: VariantCode, kind: 'withdrawal' | 'cancellation') =>
    declarationViewOf(
      { ctx, variant },
      { kind, url: new URL('http://shop/'), path: '/', address: undefined },
      null,
    )
  for (const variant of VARIANT_CODES) {
    expect(await view(variant, 'withdrawal')).toMatchObject({
      step: 'enter',
      address: DEMONSTRATION_RETURN_ADDRESSES[VARIANTS[variant].country],
    })
    expect(await view(variant, 'cancellation')).toMatchObject({ step: 'enter', address: null })
  }
})

test('a reason of the list is repeated for confirmation, and none is needed', async () => {
  const { send } = await form()
  for (const [given, reason] of [
    ['late', 'late'],
    ['<b>', ''],
    ['', ''],
  ] as const)
    expect(await send({ ...input, returnReason: given })).toMatchObject({
      step: 'confirm',
      declaration: { returnReason: reason },
    })
})

test('the receipt names where the goods go to, and has a slip for buyers who proved the order', async () => {
  const { send, open, download } = await form()
  for (const [order, status] of [
    ['123456789012', 200],
    ['999999999999', 404],
  ] as const) {
    const answer = await send({ ...input, order, confirm: '1' })
    const location = answer instanceof Response ? (answer.headers.get('location') ?? '') : ''
    const view = await open(location)
    expect(view).toMatchObject({ address: { city: 'Augsburg' } })
    expect('slip' in view && view.slip !== null).toBe(status === 200)
    expect((await download(`${location}&slip`))?.status).toBe(status)
    expect(await download(location)).toBeNull()
  }
  expect((await download('?received=x&slip'))?.status).toBe(404)
})

test('the user can go back and change the input', async () => {
  const { send } = await form()
  expect(await send({ ...input, change: '1' })).toMatchObject({
    step: 'enter',
    declaration: { name: 'Anna Berg' },
    faults: {},
  })
})

test('a form of another site is rejected', async () => {
  const { send } = await form()
  const answer = await send({ ...input, confirm: '1' }, { 'sec-fetch-site': 'cross-site' })
  expect(answer instanceof Response && answer.status).toBe(403)
})

test.each(['?received=x', '?received='])('the address %j shows no receipt', async (query) => {
  const { open } = await form()
  expect(await open(query)).toMatchObject({ step: 'enter' })
})

test('for a signed-in customer name, email address and order are filled in', async () => {
  const { open } = await form()
  const anna = aCustomer()
  expect(await open('?order=123456789012', anna)).toMatchObject({
    declaration: { name: 'Anna Berg', email: 'anna@example.org', order: '123456789012' },
  })
  expect(await open('?order=<b>')).toMatchObject({ declaration: { name: '', email: '', order: '' } })
})
