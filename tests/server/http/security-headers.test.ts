import { describe, expect, test } from 'vitest'
import { CONTAINER_HOST, CONTAINER_SOURCES } from '#domain/tracking/container.ts'
import { type Recipient, withSecurityHeaders } from '#server/http/security-headers.ts'
import { renderedPage, startTestServer } from '#tests/support/test-server.ts'

const headersOf = (type: string, recipient: Partial<Recipient> = {}) =>
  Object.fromEntries(
    withSecurityHeaders([['content-type', type]], { isSecure: false, granted: [], ...recipient }),
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

test('the policy of a page with vendors allows each host to those who agreed to its group, and names none', async () => {
  const policy = (...sources: string[]) =>
    `${["default-src 'none'; script-src 'self'", ...sources].join(' ')}; frame-ancestors 'none'`
  const [bots, search] = ['https://bots.example', 'https://search.example']
  await using server = await startTestServer({
    render: async () =>
      renderedPage('page', {
        headers: {
          'content-security-policy': policy(bots, `${bots}.org`, search),
          'x-vendor-tags': `C0002=${bots}/a.js C0004=${search}/b.js`,
        },
      }),
  })
  const sent = []
  for (const groups of ['', 'C0002', 'C0004', 'C0002.C0004']) {
    const { headers } = await server.get('/de-de/', { headers: { cookie: `veduta-consent=${groups}` } })
    expect(headers['x-vendor-tags']).toBeUndefined()
    sent.push(headers['content-security-policy'])
  }
  expect(sent).toEqual([
    policy(`${bots}.org`),
    policy(bots, `${bots}.org`),
    policy(`${bots}.org`, search),
    policy(bots, `${bots}.org`, search),
  ])
})

const ALLOWED = 'camera=(self), microphone=()'
test.each([
  [[], 'camera=(), microphone=()', "frame-ancestors 'none'"],
  [
    [
      ['permissions-policy', ALLOWED],
      ['content-security-policy', "default-src 'none'; frame-ancestors 'self'"],
    ],
    ALLOWED,
    "frame-ancestors 'self'",
  ],
] satisfies [[string, string][], string, string][])(
  'a page with the headers %j allows the devices %s to itself, and %s',
  (own, devices, framing) => {
    const sent = Object.fromEntries(
      withSecurityHeaders([['content-type', 'text/html'], ...own], { isSecure: false, granted: [] }),
    )
    expect(sent['permissions-policy']).toContain(devices)
    expect(sent['content-security-policy']).toContain(framing)
  },
)

describe('a page over which instruments may open', () => {
  const sentTo = (granted: Recipient['granted'], policy: string) =>
    Object.fromEntries(
      withSecurityHeaders(
        [
          ['content-security-policy', policy],
          ['x-frames-instruments', 'unless-agreed'],
        ],
        { isSecure: false, granted },
      ),
    )

  test.each([
    ["default-src 'none'", "default-src 'none'; frame-src 'self'; frame-ancestors 'none'"],
    [
      "default-src 'none';frame-src https://video.example;",
      "default-src 'none';frame-src 'self' https://video.example; frame-ancestors 'none'",
    ],
  ])('with the policy %s allows their frame to who has agreed to no script of others', (policy, sent) => {
    const headers = sentTo([], policy)
    expect(headers['content-security-policy']).toBe(sent)
    expect(headers['permissions-policy']).toContain('camera=(self), microphone=()')
    expect(headers['x-frames-instruments']).toBeUndefined()
  })

  test.each([[['C0002']], [['C0004']]] as const)('allows none to who has agreed to %s', (granted) => {
    const headers = sentTo(granted, "default-src 'none'")
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-frames-instruments']).toBeUndefined()
  })
})
