import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  encodedBody,
  preferredEncoding,
  compressFully,
  toCachedPage,
} from '#server/page-cache/cached-page.ts'

const page = () => toCachedPage({ status: 200, headers: [], body: Buffer.from('Brillen '.repeat(200)) })
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
])('for "%s" the encoding is %s', (accepted, encoding) => expect(preferredEncoding(accepted)).toBe(encoding))

describe('a body', () => {
  test('is the same in every encoding', async () => {
    const made = page()
    expect(brotliDecompressSync(await encodedBody(made, 'br')).toString()).toBe(text)
    expect(gunzipSync(await encodedBody(made, 'gzip')).toString()).toBe(text)
    expect((await encodedBody(made, 'identity')).toString()).toBe(text)
  })

  test('is available after it was created', async () => {
    const made = page()
    await encodedBody(made, 'br')
    expect(encodedBody(made, 'br')).toBeInstanceOf(Buffer)
  })

  test('is cached as requested, and other encodings are derived from it', async () => {
    const made = page()
    await encodedBody(made, 'br')
    expect(Object.keys(made.bodies)).toEqual(['br'])
    expect(gunzipSync(await encodedBody(made, 'gzip')).toString()).toBe(text)
    expect((await encodedBody(made, 'identity')).toString()).toBe(text)
    expect(Object.keys(made.bodies)).toEqual(['br', 'gzip'])
  })

  test('is only cached compressed in the end, and can be decompressed', async () => {
    const made = page()
    await compressFully(made)
    expect(Object.keys(made.bodies).toSorted()).toEqual(['br', 'gzip'])
    expect((await encodedBody(made, 'identity')).toString()).toBe(text)
  })
})

test('the tags of equal bodies are equal, of others different', () => {
  const other = toCachedPage({ status: 200, headers: [], body: Buffer.from('x') })
  expect(page().etag).toBe(page().etag)
  expect(page().etag).not.toBe(other.etag)
})
