import { expect, test } from 'vitest'
import type { Proof } from '#server/clients/order-client.ts'
import { answerLookup } from '#server/loaders/order-status.ts'
import { createLookupLimits } from '#server/order/lookup-limits.ts'
import { posted } from '#tests/support/forms.ts'
import { idleAfterSale, noOrders } from '#tests/support/idle-after-sale.ts'
import { listeningLog } from '#tests/support/log.ts'
import { anOrder } from '#tests/support/placed-orders.ts'

const url = new URL('https://shop.example/de-de/service/auftragsstatus/')

function desk(limits: Parameters<typeof createLookupLimits>[0] = {}) {
  const proofs: Proof[] = []
  const orders = {
    ...noOrders,
    async lookup(id: string, proof: Proof) {
      proofs.push(proof)
      return id === '123456789012' ? anOrder() : null
    },
  }
  const sent: string[] = []
  const sendPapers = async (id: string) => void sent.push(id)
  const afterSale = { ...idleAfterSale(listeningLog().log), lookups: createLookupLimits(limits), sendPapers }
  const ask = (fields: Record<string, string>, address?: string, headers = {}) =>
    answerLookup({ ctx: { orders, afterSale }, url, address }, posted(url, fields, headers))
  return { ask, proofs, sent }
}

test.each([
  ['80331', { zipCode: '80331' }],
  [' anna@example.org ', { email: 'anna@example.org' }],
])('an order is found by its number, spaces or not, and %j', async (proof, expected) => {
  const { ask, proofs } = desk()
  expect(await ask({ number: '1234 5678901 2', proof })).toMatchObject({
    kind: 'found',
    order: { number: '1234 5678901 2' },
  })
  expect(proofs).toEqual([expected])
})

test('its papers go to its buyer, when whoever knows it asks for them', async () => {
  const { ask, sent } = desk()
  expect(await ask({ number: '123456789012', proof: '80331' })).toMatchObject({ isSent: false })
  await ask({ number: '999999999999', proof: '80331', papers: '1' })
  expect(sent).toEqual([])
  const fields = { number: '123456789012', proof: '80331', papers: '1' }
  expect(await ask(fields)).toMatchObject({ kind: 'found', isSent: true })
  expect(sent).toEqual(['123456789012'])
})

test('what is not known is told in the same words, whatever is wrong', async () => {
  const { ask } = desk()
  const answer = await ask({ number: '999999999999', proof: '80331' })
  expect(answer).toEqual({ kind: 'unknown', asked: { number: '999999999999', proof: '80331' } })
})

test.each([
  [{ number: '12', proof: '80331' }, { number: { kind: 'order-number' } }],
  [
    { number: '', proof: '' },
    { number: { kind: 'required' }, proof: { kind: 'required' } },
  ],
])('%j is asked for once more', async (fields, faults) => {
  const { ask, proofs } = desk()
  expect(await ask(fields)).toMatchObject({ kind: 'form', faults })
  expect(proofs).toEqual([])
})

test('nobody guesses zip codes: neither from one place, nor about one number from many', async () => {
  const one = desk({ fromAddress: 2 })
  const kinds = []
  for (const number of ['111111111111', '222222222222', '333333333333']) {
    const answer = await one.ask({ number, proof: '1' }, '203.0.113.1')
    kinds.push('kind' in answer && answer.kind)
  }
  expect(kinds).toEqual(['unknown', 'unknown', 'later'])
  const many = desk({ aboutNumber: 2 })
  const answers = []
  for (const host of [1, 2, 3]) {
    const answer = await many.ask({ number: '123456789012', proof: '1' }, `203.0.113.${host}`)
    answers.push('kind' in answer && answer.kind)
  }
  expect(answers).toEqual(['found', 'found', 'later'])
})

test('a form of another site is not followed', async () => {
  const { ask, proofs } = desk()
  const answer = await ask({ number: '123456789012', proof: '1' }, undefined, {
    'sec-fetch-site': 'cross-site',
  })
  expect([answer instanceof Response && answer.status, proofs]).toEqual([403, []])
})
