import { describe, expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { PRODUCTION } from '#tests/support/production.ts'

const STRIPE = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const MAIL = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'shop@shop.example' }

describe('production', () => {
  test.each([
    [{ PAYMENT: undefined, ...STRIPE }, 'SMTP_URL: is required in production'],
    [{ PAYMENT: undefined, ...STRIPE, ...MAIL }, 'SHOP_ORIGIN: or SHOP_DOMAINS is required in production'],
    [{ SHOP_ORIGIN: 'http://shop.example' }, 'SHOP_ORIGIN: must be https in production'],
    [{ SHOP_ORIGIN: 'http://localhost.shop.example' }, 'SHOP_ORIGIN: must be https in production'],
    [
      { SHOP_DOMAINS: '{"de-de":"https://shop.de","de-at":"http://shop.at"}' },
      'SHOP_DOMAINS: must be https in production',
    ],
    [{ SHOP_API_TOKEN: 'local' }, 'SHOP_API_TOKEN: is the public one of the demonstration'],
    [{ CONTENT_API_TOKEN: 'local-public' }, 'CONTENT_API_TOKEN: is the public one of the demonstration'],
    [{ CONTENT_PREVIEW_TOKEN: 'local-preview' }, 'CONTENT_PREVIEW_TOKEN: is the public one'],
  ])('in production %o is not safe: %s', (unsafe, fault) => {
    const given = { ...PRODUCTION, ...unsafe }
    expect(() => readEnv(given)).toThrow(fault)
    expect(() => readEnv({ ...given, NODE_ENV: undefined })).not.toThrow(fault)
  })

  test.each(['http://localhost:4321', 'http://127.0.0.1:4321', 'http://[::1]:4321', 'https://shop.example'])(
    'in production pages may be at %s',
    (SHOP_ORIGIN) => expect(readEnv({ ...PRODUCTION, SHOP_ORIGIN }).origin).toBe(SHOP_ORIGIN),
  )
})
