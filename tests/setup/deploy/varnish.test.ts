import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startShopBehindVarnish } from '#tests/support/shop-behind-varnish.ts'
import { PURGE_TOKEN, varnishProgram } from '#tests/support/varnish.ts'

const program = varnishProgram()

test.runIf(process.env['CI'] === 'true')('Varnish is available', () => {
  expect(program, 'CI needs varnishd').not.toBeNull()
})

describe.skipIf(program === null)('behind Varnish', () => {
  let behind: Awaited<ReturnType<typeof startShopBehindVarnish>>
  beforeAll(async () => void (behind = await startShopBehindVarnish(program ?? '')))
  afterAll(() => behind.stop())

  const textOf = async (path: string) => (await behind.read(path)).text

  test('a page is fetched from the shop once, until what it shows is purged', async () => {
    behind.state.version = 1
    expect(await behind.read('/de-de/a/')).toMatchObject({ text: 'version 1 of /de-de/a/', isHit: false })
    expect(await behind.read('/de-de/a/', 'veduta-basket=1; veduta-consent=')).toMatchObject({ isHit: true })
    behind.state.version = 2
    behind.purge(['product:99'])
    expect(await behind.read('/de-de/a/')).toMatchObject({ text: 'version 1 of /de-de/a/' })
    behind.purge(['product:1'])
    await expect.poll(() => textOf('/de-de/a/')).toBe('version 2 of /de-de/a/')
  })

  test.each([['product:*'], ['*']])('%s purges every page that shows a product', async (tag) => {
    behind.state.version = 3
    await behind.read('/de-de/b/')
    behind.state.version = 4
    behind.purge([tag])
    await expect.poll(() => textOf('/de-de/b/')).toBe('version 4 of /de-de/b/')
  })

  test.each<[string, Record<string, string>, number]>([
    ['without the token', {}, 403],
    ['with an empty token', { authorization: 'Bearer ' }, 403],
    ['with another token', { authorization: 'Bearer guessed' }, 403],
    [
      'with the token, for whatever matches',
      { authorization: `Bearer ${PURGE_TOKEN}`, 'surrogate-key': '.*|(a+)+' },
      400,
    ],
    ['with the token, for nothing', { authorization: `Bearer ${PURGE_TOKEN}`, 'surrogate-key': '' }, 400],
  ])('nobody purges it %s', async (_, headers, status) => {
    await behind.read('/de-de/e/')
    const named = { 'surrogate-key': 'everything', ...headers }
    const reply = await fetch(behind.varnish.url, { method: 'PURGE', headers: named })
    expect(reply.status).toBe(status)
    expect((await behind.read('/de-de/e/')).isHit).toBe(true)
  })

  test('what names a page to the CDN leaves it no further, and browsers look again each time', async () => {
    const { headers } = await behind.read('/de-de/c/')
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+, must-revalidate$/)
    for (const name of ['surrogate-key', 'cache-tag', 'surrogate-control', 'cdn-cache-control'])
      expect(headers.get(name)).toBeNull()
  })

  test('who has agreed to something has pages with a policy of their own', async () => {
    const agreed = 'veduta-consent=C0002'
    await behind.read('/de-de/d/', agreed)
    expect((await behind.read('/de-de/d/')).isHit).toBe(false)
    expect((await behind.read('/de-de/d/')).isHit).toBe(true)
    const own = await behind.read('/de-de/d/', agreed)
    expect([own.isHit, own.headers.get('cache-control')]).toEqual([
      false,
      'private, max-age=0, must-revalidate',
    ])
  })

  test('one person’s screen is never stored', async () => {
    await behind.read('/de-de/basket/')
    const { isHit, headers } = await behind.read('/de-de/basket/')
    expect([isHit, headers.get('cache-control')]).toEqual([false, 'private, no-store'])
  })

  test('while Varnish is gone the shop goes on, and afterwards it is purged', async () => {
    await behind.varnish.kill()
    behind.purge(['product:1'])
    await expect.poll(() => behind.lines).toEqual(['warn: the CDN was not purged, which is tried again'])
    expect((await behind.shop.get('/de-de/a/')).status).toBe(200)
    await behind.varnish.start()
    behind.state.version = 5
    behind.purge(['product:2'])
    await behind.read('/de-de/a/')
    await expect.poll(() => textOf('/de-de/a/')).toBe('version 5 of /de-de/a/')
  })
})
