import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { Payout } from '#modules/payouts/payouts.ts'
import { handlePayoutForm, payoutViewOf } from '#server/forms/payout-form.ts'
import { fakeAfterSale } from '#tests/support/fake-after-sale.ts'
import { recordingLog } from '#tests/support/log.ts'

const IBAN = 'PL61109010140000071219812874'
const url = new URL('https://shop.example/pl-pl/refund/?token=signed')

function shop(account: Payout['account'] = null) {
  const saved: object[] = []
  const payout: Payout = { orderId: '123456789012', amount: minor(1990), currency: 'PLN', account }
  const afterSale = fakeAfterSale(recordingLog().log)
  const payouts = {
    ...afterSale.payouts,
    readLink: async (token: string) => (token === 'signed' ? payout : null),
    async saveAccount(token: string, given: object) {
      saved.push(given)
      return token === 'signed'
    },
  }
  const ctx = { afterSale: { ...afterSale, payouts } }
  const send = (fields: Record<string, string>, address = url, headers: Record<string, string> = {}) =>
    handlePayoutForm(
      { ctx },
      new Request(address, { method: 'POST', body: new URLSearchParams(fields), headers }),
      { url: address, path: '/pl-pl/refund/' },
    )
  return { ctx, send, saved }
}

test('an account is stored compactly, and the address does not contain it', async () => {
  const { send, saved } = shop()
  const answer = await send({ holder: ' Anna Berg ', iban: 'pl61 1090 1014 0000 0712 1981 2874' })
  expect(saved).toEqual([{ holder: 'Anna Berg', iban: IBAN }])
  const headers = answer instanceof Response ? answer.headers : new Headers()
  expect(headers.get('location')).toBe('/pl-pl/refund/?token=signed')
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test.each([
  [{ holder: 'Anna', iban: 'PL61109010140000071219812875' }, 'iban'],
  [{ holder: 'Anna', iban: '' }, 'iban'],
  [{ holder: 'Anna', iban: 'x'.repeat(10_000) }, 'iban'],
  [{ holder: ' ', iban: IBAN }, 'holder'],
  [{ holder: 'A'.repeat(71), iban: IBAN }, 'holder'],
  [{}, 'holder'],
])('%o is not stored', async (fields, fault) => {
  const { send, saved } = shop()
  expect(await send({ ...fields })).toMatchObject({ kind: 'form', fault })
  expect(saved).toEqual([])
})

test('a form of another site, and a forged link, store nothing', async () => {
  const { send, saved } = shop()
  const account = { holder: 'Anna', iban: IBAN }
  const foreign = await send(account, url, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })
  expect(foreign instanceof Response && foreign.status).toBe(403)
  expect(await send(account, new URL('https://shop.example/pl-pl/refund/?token=forged'))).toEqual({
    kind: 'over',
  })
  expect(saved).toEqual([])
})

test('of a known account the page has its end alone', async () => {
  const { ctx } = shop({ holder: 'Anna', iban: IBAN })
  const view = await payoutViewOf({ ctx }, url)
  expect(view).toMatchObject({ kind: 'saved', ending: '2874' })
  expect(await payoutViewOf({ ctx }, new URL(`${url}&change`))).toMatchObject({ kind: 'form', iban: '' })
  expect(await payoutViewOf({ ctx }, new URL('https://shop.example/'))).toEqual({ kind: 'over' })
})
