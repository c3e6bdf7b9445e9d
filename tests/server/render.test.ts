import { expect, test } from 'vitest'
import { type PageHandler, type PageRequest, render } from '#server/render.ts'

const request = (more: Partial<PageRequest> = {}): PageRequest => ({
  method: 'GET',
  url: new URL('https://shop.example/de-de/?page=2'),
  headers: { host: 'other', accept: 'text/html' },
  ...more,
})

test('the handler sees the address, the headers and the body as they are', async () => {
  const seen: unknown[] = []
  const handler: PageHandler = async (incoming, response, _, locals) => {
    const { method, url, headers, socket } = incoming
    seen.push(
      method,
      url,
      headers,
      'encrypted' in socket && socket.encrypted,
      Reflect.get(incoming, 'body'),
      locals,
    )
    response.writeHead(200, {})
    response.end()
  }
  const body = Buffer.from('a=b')
  await render(handler, { ctx: 1 }, request({ method: 'POST', body }))
  expect(seen).toEqual([
    'POST',
    '/de-de/?page=2',
    { host: 'shop.example', accept: 'text/html' },
    true,
    body,
    { ctx: 1 },
  ])
})

test('the answer is given whole', async () => {
  const handler: PageHandler = async (_, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html', 'set-cookie': ['a=1', 'b=2'] })
    response.write(new TextEncoder().encode('Bril'))
    response.end('len')
  }
  expect(await render(handler, {}, request())).toEqual({
    status: 404,
    headers: [
      ['content-type', 'text/html'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ],
    body: Buffer.from('Brillen'),
  })
})

test.each<[string, PageHandler]>([
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
])('a page that %s is no page', async (_, handler) =>
  expect(render(handler, {}, request())).rejects.toMatchObject({ kind: 'upstream' }),
)
