import { expect, test, vi } from 'vitest'
import type { Fetch } from '#clients/http.ts'
import { leadSources } from '#server/page-cache/lead-sources.ts'

const HOST = 'https://a.storyblok.com'
const ADDRESS = `${HOST}/f/1/640x480/x/a.jpg/m/480x0/filters:format(webp)`
const PICTURE = Uint8Array.from([1, 2, 3])

const clock = () => 0

/** A host of pictures with one answer. */
const hostWith = (body: BodyInit, type = 'image/webp', status = 200) =>
  vi.fn<Fetch>(async () => new Response(body, { status, headers: { 'content-type': type } }))

/** A picture that is as large as this by its headers. */
const sized = (length: number) =>
  vi.fn<Fetch>(async () => {
    const headers = { 'content-type': 'image/webp', 'content-length': String(length) }
    return new Response(PICTURE, { headers })
  })

const own = {
  stored: async (address: string) => (address === '/images/stored' ? PICTURE : undefined),
  drawn: async () => PICTURE,
}

test('drawn pictures come from the image service', async () => {
  const fetch = hostWith(PICTURE)
  const sources = leadSources(own, [HOST], fetch, clock)
  expect(await sources.stored('/images/stored')).toEqual(PICTURE)
  expect(await sources.stored('/images/other')).toBeUndefined()
  expect(await sources.drawn('/images/other')).toEqual(PICTURE)
  expect(await leadSources(undefined, [HOST], fetch, clock).drawn('/images/other')).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})

test('pictures of editors are fetched, and no page waits for them', async () => {
  const sources = leadSources(own, [HOST], hostWith(PICTURE), clock)
  expect(await sources.stored(ADDRESS)).toBeUndefined()
  expect(await sources.drawn(ADDRESS)).toEqual(PICTURE)
})

test.each([
  ['that is too large', hostWith(new Uint8Array(41 * 1024)), HOST],
  ['that is said to be too large', sized(41 * 1024), HOST],
  ['that is no WebP', hostWith('<svg/>', 'image/svg+xml'), HOST],
])('a picture %s stays outside the page', async (_, fetch, host) => {
  expect(await leadSources(own, [host], fetch, clock).drawn(ADDRESS)).toBeUndefined()
})

test('a host that pages may not use is not asked', async () => {
  const fetch = hostWith(PICTURE)
  expect(await leadSources(own, ['https://other.example'], fetch, clock).drawn(ADDRESS)).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})

test('a host that fails is told with its status', async () => {
  await expect(
    leadSources(own, [HOST], hostWith('', 'text/plain', 503), clock).drawn(ADDRESS),
  ).rejects.toThrow(`${ADDRESS}: 503`)
})

test('a picture without an end is not read to the end', async () => {
  let read = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(stream) {
      read += 1
      stream.enqueue(new Uint8Array(8 * 1024))
    },
  })
  expect(await leadSources(own, [HOST], hostWith(endless), clock).drawn(ADDRESS)).toBeUndefined()
  expect(read).toBeLessThan(10)
})

test('a host may not lead to another one', async () => {
  const fetch = hostWith(PICTURE)
  await leadSources(own, [HOST], fetch, clock).drawn(ADDRESS)
  expect(fetch.mock.calls[0]?.[0].redirect).toBe('error')
})

test.each([
  ['cannot be used', 200],
  ['fails', 503],
])('what %s is fetched again after ten minutes', async (_, status) => {
  let time = 0
  const fetch = hostWith('', 'text/plain', status)
  const { drawn } = leadSources(own, [HOST], fetch, () => time)
  const after = async (milliseconds: number) => {
    time = milliseconds
    await drawn(ADDRESS).catch(() => {})
    return fetch.mock.calls.length
  }
  expect([await after(0), await after(599_999), await after(600_000)]).toEqual([1, 1, 2])
})
