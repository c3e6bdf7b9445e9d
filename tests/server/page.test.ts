import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bodyIn, preferredEncoding, settle, toPage } from '#server/page.ts'

const page = () => toPage({ status: 200, headers: [], body: Buffer.from('Brillen '.repeat(200)) })
const text = 'Brillen '.repeat(200)

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['gzip;q=1.0, identity; q=0.5', 'gzip'],
])('who accepts "%s" gets %s', (accepted, encoding) => expect(preferredEncoding(accepted)).toBe(encoding))

describe('a body', () => {
  test('is the same in every encoding', async () => {
    const made = page()
    expect(brotliDecompressSync(await bodyIn(made, 'br')).toString()).toBe(text)
    expect(gunzipSync(await bodyIn(made, 'gzip')).toString()).toBe(text)
    expect((await bodyIn(made, 'identity')).toString()).toBe(text)
  })

  test('is at hand once it was made', async () => {
    const made = page()
    await bodyIn(made, 'br')
    expect(bodyIn(made, 'br')).toBeInstanceOf(Buffer)
  })

  test('is kept as it was asked for, and can be had otherwise from that', async () => {
    const made = page()
    await bodyIn(made, 'br')
    expect(Object.keys(made.bodies)).toEqual(['br'])
    expect(gunzipSync(await bodyIn(made, 'gzip')).toString()).toBe(text)
    expect((await bodyIn(made, 'identity')).toString()).toBe(text)
  })

  test('is kept compressed alone when it has settled, and comes back whole', async () => {
    const made = page()
    await settle(made)
    expect(Object.keys(made.bodies).toSorted()).toEqual(['br', 'gzip'])
    expect((await bodyIn(made, 'identity')).toString()).toBe(text)
  })
})

test('the tag of equal bodies is equal, of others another', () => {
  const other = toPage({ status: 200, headers: [], body: Buffer.from('x') })
  expect(page().etag).toBe(page().etag)
  expect(page().etag).not.toBe(other.etag)
})
