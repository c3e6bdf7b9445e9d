import { describe, expect, test } from 'vitest'
import { CONTAINER_HOST, CONTAINER_SOURCES } from '#domain/tracking/container.ts'
import { type Recipient, withSecurityHeaders } from '#server/http/security-headers.ts'
import { renderedPage, startTestServer } from '#tests/support/test-server.ts'

const headersOf = (type: string, recipient: Partial<Recipient> = {}) =>
  Object.fromEntries(
    withSecurityHeaders([['content-type', type]], { isSecure: false, hasConsent: false, ...recipient }),
  )

test.each([
  ['text/html', 'text/html; charset=utf-8', 'same-origin'],
  ['text/html; charset=utf-8', 'text/html; charset=utf-8', 'same-origin'],
  ['text/plain; version=0.0.4; charset=utf-8', 'text/plain; version=0.0.4; charset=utf-8', 'same-origin'],
  ['application/xml', 'application/xml; charset=utf-8', 'same-origin'],
  ['application/json', 'application/json', 'same-origin'],
  ['image/avif', 'image/avif', 'cross-origin'],
  ['image/svg+xml', 'image/svg+xml; charset=utf-8', 'cross-origin'],
])('a response of %s says %s and may be embedded by %s', (type, sent, embedders) =>
  expect(headersOf(type)).toMatchObject({
    'content-type': sent,
    'cross-origin-resource-policy': embedders,
  }),
)

test.each([
  [true, 'max-age=31536000; includeSubDomains'],
  [false, undefined],
])('https: %s instructs browsers: %s', (isSecure, sent) =>
  expect(headersOf('text/html', { isSecure })['strict-transport-security']).toBe(sent),
)

describe('the policy of a cached page with a tag manager', () => {
  const policy = `default-src 'none'; connect-src 'self' ${CONTAINER_SOURCES.join(' ')}; script-src 'self' ${CONTAINER_HOST}; frame-ancestors 'none'`
  const closed = "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'"

  test('allows its hosts to those who agreed, and to nobody else', async () => {
    await using server = await startTestServer({
      render: async () => renderedPage('page', { headers: { 'content-security-policy': policy } }),
    })
    const sent = []
    for (const cookie of ['', 'veduta-consent=C0002', 'veduta-consent=', 'a=b; veduta-consent=C0004'])
      sent.push((await server.get('/de-de/', { headers: { cookie } })).headers['content-security-policy'])
    expect(sent).toEqual([closed, policy, closed, policy])
    expect(server.rendered).toHaveLength(1)
  })
})
