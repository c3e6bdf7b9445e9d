import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { startTestServer, renderedPage } from '#tests/support/test-server.ts'

const notFound = async () => renderedPage('nothing here', { status: 404 })

describe('an address that no browser sends', () => {
  test.each([
    ['broken percent-encoding', '/de-de/%E0%A4%A/', 404],
    ['a percent sign alone', '/de-de/%/', 404],
    ['a null character', '/de-de/%00/', 404],
    ['a control character', '/de-de/a%0Ab/', 404],
    ['a way out of the folder', '/de-de/../../etc/passwd', 404],
    ['an encoded way out', '/de-de/%2e%2e/%2e%2e/etc/passwd', 404],
    ['a way out of the pictures', '/images/..%2f..%2fetc', 200],
    ['a backslash', '/de-de\\..\\x', 400],
    ['another host', 'http://evil.example/', 400],
    ['no path', '*', 400],
    ['a broken query', '/de-de/search/?term=%E0%A4%A&%', 404],
  ])('with %s is answered: %s', async (_, path, status) => {
    await using door = await startTestServer({ render: notFound })
    expect((await door.get(path)).status).toBe(status)
    expect(door.logLines.filter((line) => line.startsWith('error'))).toEqual([])
  })

  test('with two slashes first stays in the shop', async () => {
    await using door = await startTestServer()
    const { status, headers } = await door.get('//evil.example/a')
    expect([status, headers.location ?? '']).not.toContain('//evil.example')
  })

  test.each(['a b', 'a/b', 'user@shop', '-shop', 'shop:port'])(
    'on the host "%s" is rejected',
    async (host) => {
      await using door = await startTestServer()
      expect((await door.get('/de-de/', { headers: { host } })).status).toBe(400)
    },
  )

  test('that is too long is rejected', async () => {
    await using door = await startTestServer()
    expect([400, 414, 431]).toContain((await door.get(`/de-de/${'a'.repeat(17_000)}/`)).status)
  })

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('by %s is rejected', async (method) => {
    await using door = await startTestServer()
    const { status, headers } = await door.get('/de-de/', { method })
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD, POST'])
  })

  test('with a form that is too large is rejected', async () => {
    await using door = await startTestServer()
    const reply = await door.get('/de-de/signin/', { method: 'POST', body: Buffer.alloc(1_100_000) })
    expect([reply.status, reply.headers['connection']]).toEqual([413, 'close'])
  })

  test('that is not HTTP does not stop the shop', async () => {
    await using door = await startTestServer()
    const { port } = door.address()
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end('rubbish\r\n\r\n'))
      socket.on('close', () => resolve()).resume()
    })
    expect((await door.get('/de-de/')).status).toBe(200)
  })
})
