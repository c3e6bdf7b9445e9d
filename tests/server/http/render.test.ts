import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type AstroHandler, type PageRequest, render } from '#server/http/render.ts'
import { resolvedRequest, resolveRequest } from '#server/http/resolved-request.ts'
import { testContext } from '#tests/support/test-server.ts'

const url = new URL('https://shop.example/de-de/?page=2')
const resolved = resolveRequest(testContext().ctx, url, new Headers(), {
  address: '203.0.113.9',
  isLocal: false,
})

const request = (more: Partial<PageRequest> = {}): PageRequest => ({
  method: 'GET',
  url,
  resolved,
  headers: { host: 'other', accept: 'text/html' },
  ...more,
})

test('the handler gets the address, the headers and the body unchanged', async () => {
  const seen: unknown[] = []
  const handler: AstroHandler = async (incoming, response) => {
    const { method, url, headers, socket } = incoming
    seen.push(
      method,
      url,
      headers,
      'encrypted' in socket && socket.encrypted,
      Reflect.get(incoming, 'body'),
      resolvedRequest(),
      socket.remoteAddress,
    )
    response.writeHead(200, {})
    response.end()
  }
  const body = Buffer.from('a=b')
  await render(handler, request({ method: 'POST', body }))
  expect(seen).toEqual([
    'POST',
    '/de-de/?page=2',
    { host: 'shop.example', accept: 'text/html' },
    true,
    body,
    resolved,
    '203.0.113.9',
  ])
})

test('the response is returned complete', async () => {
  const handler: AstroHandler = async (_, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html', 'set-cookie': ['a=1', 'b=2'] })
    response.write(new TextEncoder().encode('Bril'))
    response.end('len')
  }
  expect(await render(handler, request())).toEqual({
    status: 404,
    headers: [
      ['content-type', 'text/html'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ],
    body: Buffer.from('Brillen'),
  })
})

test('the policy of a page has the hashes of its own scripts alone', async () => {
  const [own, other] = ['a()', 'b()'].map((text) => createHash('sha256').update(text).digest('base64'))
  const handler: AstroHandler = async (_, response) => {
    response.writeHead(200, {
      'content-security-policy': `script-src 'self' 'sha256-${other}' 'sha256-${own}';`,
    })
    response.end('<script>a()</script>')
  }
  const { headers } = await render(handler, request())
  expect(headers).toEqual([['content-security-policy', `script-src 'self' 'sha256-${own}';`]])
})

test.each<[string, AstroHandler]>([
  [
    'is cut off',
    async (_, response) => {
      response.writeHead(200, {})
      response.write('half')
      response.destroy()
    },
  ],
  [
    'never ends',
    async (_, response) => {
      response.writeHead(200, {})
      response.write('half')
    },
  ],
])('a page that %s is an error', async (_, handler) =>
  expect(render(handler, request())).rejects.toMatchObject({ kind: 'upstream' }),
)
