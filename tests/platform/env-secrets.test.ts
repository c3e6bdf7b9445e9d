import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { checkoutSecrets } from '#modules/payment/open-payments.ts'

const [NEW, OLD] = ['n'.repeat(32), 'o'.repeat(32)]
const TWO = { given: 'new  old', read: ['new', 'old'] }

test.each([
  ['SHOP_WEBHOOK_SECRET', 'shopWebhookSecrets'],
  ['CONTENT_WEBHOOK_SECRET', 'contentWebhookSecrets'],
  ['CONTENT_PREVIEW_TOKEN', 'previewTokens'],
  ['METRICS_TOKEN', 'metricsTokens'],
] as const)('%s may have several, the first of which is used', (name, field) => {
  expect(readEnv({ [name]: TWO.given })[field]).toEqual(TWO.read)
  expect(readEnv({})[field]).toEqual([])
})

test.each([
  ['of the operator', { CHECKOUT_SECRET: `${NEW} ${OLD}` }, [NEW, OLD]],
  ['that follow from those of the session', {}, [expect.any(String), expect.any(String)]],
])('tokens of the checkout have secrets %s', (_, env, expected) => {
  const secrets = checkoutSecrets(readEnv(env), ['one', 'other'])
  expect(secrets).toEqual(expected)
  expect(new Set(secrets).size).toBe(2)
})

test.each([
  [{ CHECKOUT_SECRET: `${NEW} short` }, 'CHECKOUT_SECRET: must have at least 32 characters'],
  [{ STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1 1' }, 'must be a signing secret'],
])('%j is refused', (env, message) => expect(() => readEnv(env)).toThrow(message))
