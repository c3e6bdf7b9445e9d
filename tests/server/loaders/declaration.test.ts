import { expect, test } from 'vitest'
import type { Customer } from '#domain/customer/customer.ts'
import { answerDeclaration, declarationIn } from '#server/loaders/declaration.ts'
import { testAfterSale } from '#tests/support/after-sale.ts'
import { testContext } from '#tests/support/door.ts'
import { posted } from '#tests/support/forms.ts'
import { aCustomer } from '#tests/support/customers.ts'

const path = '/de-de/vertrag-widerrufen/'
const url = new URL(path, 'https://shop.example')
const said = { name: 'Anna Berg', order: '1234 5678901 2', email: 'anna@example.org' }
const ORDER = [
  { key: 'frame', name: 'Fassung', isCustomMade: false },
  { key: 'lens', name: 'Gläser', isCustomMade: true },
]

async function form() {
  const { afterSale, letters } = await testAfterSale({ orders: { '123456789012 anna@example.org': ORDER } })
  const { ctx } = testContext()
  const visit = {
    ctx: { ...ctx, afterSale },
    variant: 'de-de' as const,
    kind: 'withdrawal' as const,
    url,
    path,
    address: undefined,
  }
  return {
    send: (fields: Record<string, string>, headers = {}) =>
      answerDeclaration(visit, posted(url, fields, headers)),
    open: (query = '', customer: Customer | null = null) =>
      declarationIn({ ...visit, url: new URL(query, url) }, customer),
    letters,
    afterSale,
  }
}

test('a withdrawal is said, looked through and confirmed; what was said is in no address', async () => {
  const { send, open, letters, afterSale } = await form()
  expect(open()).toMatchObject({ step: 'say', faults: {} })
  expect(await send(said)).toMatchObject({ step: 'confirm', lines: ORDER, refused: null })
  const answer = await send({ ...said, line: 'frame', confirm: '1' })
  const location = answer instanceof Response ? (answer.headers.get('location') ?? '') : ''
  expect(location).toMatch(/^\/de-de\/vertrag-widerrufen\/\?received=[\w.-]+$/)
  expect(open(location)).toMatchObject({ step: 'received' })
  await afterSale.mail.deliver()
  expect(letters.map(({ to }) => to)).toEqual(['anna@example.org'])
})

test('of an order that is not known no lines are shown, and all else is the same', async () => {
  const { send } = await form()
  expect(await send({ ...said, order: '999999999999' })).toMatchObject({ step: 'confirm', lines: null })
  const answer = await send({ ...said, order: '999999999999', confirm: '1' })
  expect(answer instanceof Response && answer.status).toBe(303)
})

test('what is wrong is said, whatever step it comes with, and what was typed stays', async () => {
  const { send } = await form()
  expect(await send({ ...said, email: 'anna', confirm: '1' })).toMatchObject({
    step: 'say',
    said: { email: 'anna' },
    faults: { email: { kind: 'email' } },
  })
})

test('one may go back and change what was said', async () => {
  const { send } = await form()
  expect(await send({ ...said, change: '1' })).toMatchObject({
    step: 'say',
    said: { name: 'Anna Berg' },
    faults: {},
  })
})

test('a form of another site is not followed', async () => {
  const { send } = await form()
  const answer = await send({ ...said, confirm: '1' }, { 'sec-fetch-site': 'cross-site' })
  expect(answer instanceof Response && answer.status).toBe(403)
})

test.each(['?received=x', '?received='])('the address %j shows no receipt', async (query) => {
  const { open } = await form()
  expect(open(query)).toMatchObject({ step: 'say' })
})

test('who is signed in need not say who he is, nor which order he comes from', async () => {
  const { open } = await form()
  const anna = aCustomer()
  expect(open('?order=123456789012', anna)).toMatchObject({
    said: { name: 'Anna Berg', email: 'anna@example.org', order: '123456789012' },
  })
  expect(open('?order=<b>')).toMatchObject({ said: { name: '', email: '', order: '' } })
})
