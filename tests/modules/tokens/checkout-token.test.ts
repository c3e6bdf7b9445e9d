import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { issueCheckoutToken } from '#modules/tokens/checkout-token.ts'

const read = (part = ''): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())

test('the token names the basket that a checkout takes over, for an hour, with HS256', () => {
  const claims = { basketId: 'b1', carrier: 'DHL', preferredCollectionPoint: { id: '7', type: 'locker' } }
  const token = issueCheckoutToken('a-secret', claims, { now: 1000, issuer: 'veduta' })
  const [head, body, signature] = token.split('.')
  expect(read(head)).toEqual({ alg: 'HS256', typ: 'JWT' })
  expect(read(body)).toEqual({ ...claims, iat: 1000, nbf: 1000, exp: 4600, iss: 'veduta' })
  expect(signature).toBe(createHmac('sha256', 'a-secret').update(`${head}.${body}`).digest('base64url'))
})
