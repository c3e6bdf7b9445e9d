import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openDoor, page } from '#tests/support/door.ts'

describe('a page', () => {
  test('is made once and sent as bytes from then on', async () => {
    await using door = await openDoor()
    const replies = [await door.get('/de-de/'), await door.get('/de-de/'), await door.get('/de-de/')]
    expect(replies.map(({ body }) => body.toString())).toEqual(Array(3).fill('page /de-de/'))
    expect(door.rendered).toHaveLength(1)
  })

  test('is compressed as the visitor likes it', async () => {
    await using door = await openDoor()
    const br = await door.get('/de-de/', { headers: { 'accept-encoding': 'gzip, br' } })
    const zip = await door.get('/de-de/', { headers: { 'accept-encoding': 'gzip' } })
    expect([br.headers['content-encoding'], zip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.body)).toEqual(gunzipSync(zip.body))
    expect(br.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(br.body.length) })
  })

  test('that the visitor has is not sent again', async () => {
    await using door = await openDoor()
    const { etag = '' } = (await door.get('/de-de/')).headers
    const again = await door.get('/de-de/', { headers: { 'if-none-match': `"other", ${etag}` } })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    expect((await door.get('/de-de/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('has its head alone sent on HEAD', async () => {
    await using door = await openDoor()
    const head = await door.get('/de-de/', { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '12'])
  })

  test('does not say what it depends on', async () => {
    await using door = await openDoor()
    for (const path of ['/de-de/', '/de-de/basket/'])
      expect((await door.get(path)).headers).not.toHaveProperty('x-cache-tags')
  })

  test('that everybody gets knows nothing of who asked', async () => {
    await using door = await openDoor()
    await door.get('/de-de/', { headers: { cookie: 'sid=1', authorization: 'x', 'accept-language': 'pl' } })
    expect(door.rendered[0]?.headers).toEqual({})
  })

  test('that no address has is in the language of who asks', async () => {
    await using door = await openDoor({ render: async () => page('none', { status: 404 }) })
    for (const language of ['pl', 'fr-CH', 'pl'])
      await door.get('/nowhere', { headers: { 'accept-language': language } })
    expect(door.rendered.map(({ headers }) => headers['accept-language'])).toEqual([
      'pl-PL',
      'fr-CH',
      'pl-PL',
    ])
  })

  test('that is one visitor’s own gets his request, and is made for each', async () => {
    await using door = await openDoor({
      render: async () => page('mine', { headers: { 'cache-control': 'private, no-store' } }),
    })
    await door.get('/de-de/basket/', { headers: { cookie: 'sid=1' } })
    const reply = await door.get('/de-de/basket/', { headers: { cookie: 'sid=2' } })
    expect(door.rendered.map(({ headers }) => headers['cookie'])).toEqual(['sid=1', 'sid=2'])
    expect(reply.headers['cache-control']).toBe('private, no-store')
  })

  test('takes a form sent without a script', async () => {
    await using door = await openDoor()
    await door.get('/de-de/signin/', {
      method: 'POST',
      body: 'email=a',
      headers: { origin: 'http://localhost' },
    })
    expect([door.rendered[0]?.method, door.rendered[0]?.body?.toString()]).toEqual(['POST', 'email=a'])
  })
})

describe('the address that a page is kept under', () => {
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
  ])('of %s is %s', async (asked, kept) => {
    await using door = await openDoor()
    expect((await door.get(asked)).body.toString()).toBe(`page ${kept}`)
  })

  test('is one for all spellings', async () => {
    await using door = await openDoor()
    for (const query of ['?brand=1,3&size=2', '?size=2&brand=3&brand=1', '?size=2&utm=x&brand=1,3&page=1'])
      await door.get(`/de-de/brillen/${query}`)
    expect(door.rendered).toHaveLength(1)
  })

  test('has its search term cut where it is endless', async () => {
    await using door = await openDoor()
    const { status, body } = await door.get(`/de-de/search/?term=${encodeURIComponent('ä'.repeat(1700))}`)
    expect([status, decodeURIComponent(body.toString())]).toEqual([
      200,
      `page /de-de/search/?term=${'ä'.repeat(200)}`,
    ])
  })

  test('is another on another host', async () => {
    await using door = await openDoor()
    await door.get('/de-de/')
    await door.get('/de-de/', { headers: { host: 'shop.example' } })
    expect(door.rendered.map(({ url }) => url.origin)).toEqual(['http://localhost', 'http://shop.example'])
  })

  test('never tells the next visitor the host that somebody made up', async () => {
    await using door = await openDoor({ render: async ({ url }) => page(url.origin) })
    for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }])
      await door.get('/de-de/', { headers })
    expect((await door.get('/de-de/')).body.toString()).toBe('http://localhost')
  })

  test('is one on every host where the shop has an origin of its own', async () => {
    const env = { SHOP_ORIGIN: 'https://shop.example' }
    await using door = await openDoor({ env, render: async ({ url }) => page(url.origin) })
    const bodies = []
    for (const headers of [{}, { host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }])
      bodies.push((await door.get('/de-de/', { headers })).body.toString())
    expect(bodies).toEqual(Array.from({ length: 3 }, () => 'https://shop.example'))
    expect(door.rendered).toHaveLength(1)
  })

  test('is the one that a proxy nearby says', async () => {
    await using door = await openDoor()
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'Shop.example' }
    const reply = await door.get('/de-de/', { headers })
    expect(door.rendered[0]?.url.href).toBe('https://shop.example/de-de/')
    expect(reply.headers['strict-transport-security']).toContain('max-age=')
  })
})

describe('an address that leads elsewhere', () => {
  test.each([
    ['/', {}, 302, '/de-de/'],
    ['/', { 'accept-language': 'cs' }, 302, '/cs-cz/'],
    ['/', { 'accept-language': 'cs', cookie: 'fim-selected-language=fr-ch' }, 302, '/fr-ch/'],
    ['/de-at', {}, 301, '/de-at/'],
    ['/de-de/brillen?page=2', {}, 301, '/de-de/brillen/?page=2'],
    ['/de-de//brillen/', {}, 301, '/de-de/brillen/'],
  ])('%s %o answers %i', async (path, headers, status, location) => {
    await using door = await openDoor()
    const reply = await door.get(path, { headers })
    expect([reply.status, reply.headers.location]).toEqual([status, location])
  })

  test('by the visitor’s language is not kept for the next one', async () => {
    await using door = await openDoor()
    expect((await door.get('/')).headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'accept-language, cookie',
    })
  })

  test('is none for the name of a file', async () => {
    await using door = await openDoor({ render: async () => page('none', { status: 404 }) })
    expect((await door.get('/de-de/brillen.json')).status).toBe(404)
  })
})

describe('in domain mode', () => {
  const env = { SHOP_DOMAINS: '{"de-de":"https://a.example","fr-ch":"https://b.example"}' }
  const from = (host: string) => ({ 'x-forwarded-host': host, 'x-forwarded-proto': 'https' })

  test('the origin names the variant, and paths start at /', async () => {
    await using door = await openDoor({ env })
    expect((await door.get('/', { headers: from('b.example') })).status).toBe(200)
    expect(door.rendered[0]?.url.href).toBe('https://b.example/')
  })

  test('a variant does not have the other’s words', async () => {
    await using door = await openDoor({ env })
    const reply = await door.get('/brillen', { headers: from('a.example') })
    expect(reply.headers.location).toBe('/brillen/')
  })
})
