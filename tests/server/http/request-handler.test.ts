import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { startTestServer, renderedPage } from '#tests/support/test-server.ts'

describe('a page', () => {
  test('is rendered once and sent from the cache afterwards', async () => {
    await using door = await startTestServer()
    const replies = [await door.get('/de-de/'), await door.get('/de-de/'), await door.get('/de-de/')]
    expect(replies.map(({ body }) => body.toString())).toEqual(Array(3).fill('page /de-de/'))
    expect(door.rendered).toHaveLength(1)
  })

  test('is compressed in the visitor’s preferred encoding', async () => {
    await using door = await startTestServer()
    const br = await door.get('/de-de/', { headers: { 'accept-encoding': 'gzip, br' } })
    const zip = await door.get('/de-de/', { headers: { 'accept-encoding': 'gzip' } })
    expect([br.headers['content-encoding'], zip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.body)).toEqual(gunzipSync(zip.body))
    expect(br.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(br.body.length) })
  })

  test('that the visitor already has is not sent again', async () => {
    await using door = await startTestServer()
    const { etag = '' } = (await door.get('/de-de/')).headers
    const again = await door.get('/de-de/', { headers: { 'if-none-match': `"other", ${etag}` } })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    expect((await door.get('/de-de/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('has only its headers sent on HEAD', async () => {
    await using door = await startTestServer()
    const head = await door.get('/de-de/', { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '12'])
  })

  test('does not reveal its dependencies', async () => {
    await using door = await startTestServer()
    for (const path of ['/de-de/', '/de-de/basket/'])
      expect((await door.get(path)).headers).not.toHaveProperty('x-cache-tags')
  })

  test('that is shared does not depend on the first visitor', async () => {
    await using door = await startTestServer()
    await door.get('/de-de/', { headers: { cookie: 'sid=1', authorization: 'x', 'accept-language': 'pl' } })
    expect(door.rendered[0]?.headers).toEqual({})
  })

  test('without an address is in the visitor’s language', async () => {
    await using door = await startTestServer({ render: async () => renderedPage('none', { status: 404 }) })
    for (const language of ['pl', 'fr-CH', 'pl'])
      await door.get('/nowhere', { headers: { 'accept-language': language } })
    expect(door.rendered.map(({ headers }) => headers['accept-language'])).toEqual([
      'pl-PL',
      'fr-CH',
      'pl-PL',
    ])
  })

  test('that is personal gets the visitor’s request, and is rendered for each', async () => {
    await using door = await startTestServer({
      render: async () => renderedPage('mine', { headers: { 'cache-control': 'private, no-store' } }),
    })
    await door.get('/de-de/basket/', { headers: { cookie: 'sid=1' } })
    const reply = await door.get('/de-de/basket/', { headers: { cookie: 'sid=2' } })
    expect(door.rendered.map(({ headers }) => headers['cookie'])).toEqual(['sid=1', 'sid=2'])
    expect(reply.headers['cache-control']).toBe('private, no-store')
  })

  test('accepts a form submitted without a script', async () => {
    await using door = await startTestServer()
    await door.get('/de-de/signin/', {
      method: 'POST',
      body: 'email=a',
      headers: { origin: 'http://localhost' },
    })
    expect([door.rendered[0]?.method, door.rendered[0]?.body?.toString()]).toEqual(['POST', 'email=a'])
  })
})

describe('the key of a cached page', () => {
  test.each([
    ['/de-de/?utm_source=mail', '/de-de/'],
    ['/de-de/brillen/?sort=price-asc&brand=5&page=1', '/de-de/brillen/?brand=5&sort=price-asc'],
    ['/de-de/brillen/?page=2&fbclid=x', '/de-de/brillen/?page=2'],
    ['/de-de/brillen/?frameShape=2,1&utm_term=7', '/de-de/brillen/?frameShape=1%2C2'],
    ['/de-de/search/?term=ray%20ban&x=1', '/de-de/search/?term=ray+ban'],
    ['/de-de/search/?term=a%00b%0Ac', '/de-de/search/?term=a+b+c'],
    ['/de-de/search/?term=', '/de-de/search/'],
    ['/de-de/p/ada-7/?variantid=3&page=2', '/de-de/p/ada-7/?variantid=3'],
    ['/de-de/?showBasket=true', '/de-de/?showBasket=true'],
  ])('of %s is %s', async (requested, cached) => {
    await using door = await startTestServer()
    expect((await door.get(requested)).body.toString()).toBe(`page ${cached}`)
  })

  test('is the same for all spellings', async () => {
    await using door = await startTestServer()
    for (const query of ['?brand=1,3&size=2', '?size=2&brand=3&brand=1', '?size=2&utm=x&brand=1,3&page=1'])
      await door.get(`/de-de/brillen/${query}`)
    expect(door.rendered).toHaveLength(1)
  })

  test('has its search term cut if it is too long', async () => {
    await using door = await startTestServer()
    const { status, body } = await door.get(`/de-de/search/?term=${encodeURIComponent('ä'.repeat(1700))}`)
    expect([status, decodeURIComponent(body.toString())]).toEqual([
      200,
      `page /de-de/search/?term=${'ä'.repeat(200)}`,
    ])
  })

  test('is different on another host', async () => {
    await using door = await startTestServer()
    await door.get('/de-de/')
    await door.get('/de-de/', { headers: { host: 'shop.example' } })
    expect(door.rendered.map(({ url }) => url.origin)).toEqual(['http://localhost', 'http://shop.example'])
  })

  test('never shows the next visitor an invented host', async () => {
    await using door = await startTestServer({ render: async ({ url }) => renderedPage(url.origin) })
    for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }])
      await door.get('/de-de/', { headers })
    expect((await door.get('/de-de/')).body.toString()).toBe('http://localhost')
  })

  test('is the same on every host if the shop has an origin of its own', async () => {
    const env = { SHOP_ORIGIN: 'https://shop.example' }
    await using door = await startTestServer({ env, render: async ({ url }) => renderedPage(url.origin) })
    const bodies = []
    for (const headers of [{}, { host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }])
      bodies.push((await door.get('/de-de/', { headers })).body.toString())
    expect(bodies).toEqual(Array.from({ length: 3 }, () => 'https://shop.example'))
    expect(door.rendered).toHaveLength(1)
  })

  test('is the host that a trusted proxy forwards', async () => {
    await using door = await startTestServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'Shop.example' }
    const reply = await door.get('/de-de/', { headers })
    expect(door.rendered[0]?.url.href).toBe('https://shop.example/de-de/')
    expect(reply.headers['strict-transport-security']).toContain('max-age=')
  })
})

describe('an address that redirects', () => {
  test.each([
    ['/', {}, 302, '/de-de/'],
    ['/', { 'accept-language': 'cs' }, 302, '/cs-cz/'],
    ['/', { 'accept-language': 'cs', cookie: 'fim-selected-language=fr-ch' }, 302, '/fr-ch/'],
    ['/de-at', {}, 301, '/de-at/'],
    ['/de-de/brillen?page=2', {}, 301, '/de-de/brillen/?page=2'],
    ['/de-de//brillen/', {}, 301, '/de-de/brillen/'],
  ])('%s %o answers %i', async (path, headers, status, location) => {
    await using door = await startTestServer()
    const reply = await door.get(path, { headers })
    expect([reply.status, reply.headers.location]).toEqual([status, location])
  })

  test('by the visitor’s language is not cached for the next one', async () => {
    await using door = await startTestServer()
    expect((await door.get('/')).headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'accept-language, cookie',
    })
  })

  test('is none for a file name', async () => {
    await using door = await startTestServer({ render: async () => renderedPage('none', { status: 404 }) })
    expect((await door.get('/de-de/brillen.json')).status).toBe(404)
  })
})

describe('in domain mode', () => {
  const env = {
    SHOP_DOMAINS: '{"de-de":"https://a.example","fr-ch":"https://b.example"}',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const from = (host: string) => ({ 'x-forwarded-host': host, 'x-forwarded-proto': 'https' })

  test('the origin decides the variant, and paths start at /', async () => {
    await using door = await startTestServer({ env })
    expect((await door.get('/', { headers: from('b.example') })).status).toBe(200)
    expect(door.rendered[0]?.url.href).toBe('https://b.example/')
  })

  test('a variant does not have the paths of another', async () => {
    await using door = await startTestServer({ env })
    const reply = await door.get('/brillen', { headers: from('a.example') })
    expect(reply.headers.location).toBe('/brillen/')
  })
})
