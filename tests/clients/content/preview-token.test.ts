import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readPreviewToken } from '#clients/content/preview-token.ts'
import { startTestServer } from '#tests/support/test-server.ts'

const NOW = 1_795_000_000

function address(secret: string, { age = 0, space = '7', ...change }: Record<string, string | number> = {}) {
  const timestamp = String(NOW - Number(age))
  const token = createHash('sha1').update(`${space}:${secret}:${timestamp}`).digest('hex')
  const parts = { space_id: String(space), timestamp, token, ...change }
  return new URLSearchParams(
    Object.entries(parts).map(([name, value]) => [`_storyblok_tk[${name}]`, String(value)]),
  )
}

test.each([
  ['signed', address('secret'), 'secret', 'signed'],
  ['an hour old', address('secret', { age: 3600 }), 'secret', 'signed'],
  ['a second older', address('secret', { age: 3601 }), 'secret', 'old'],
  ['of a clock that is a little ahead', address('secret', { age: -60 }), 'secret', 'signed'],
  ['of tomorrow', address('secret', { age: -86_400 }), 'secret', 'old'],
  ['signed with another token', address('other'), 'secret', 'forged'],
  ['of another space than it was signed for', address('secret', { space_id: '8' }), 'secret', 'forged'],
  ['with a token that is none', address('secret', { token: 'ä'.repeat(40) }), 'secret', 'forged'],
  ['with a time that is none', address('secret', { timestamp: '1e9' }), 'secret', 'forged'],
  ['that only says so', new URLSearchParams('_storyblok=1&_storyblok_tk[token]='), 'secret', 'forged'],
  ['bare', new URLSearchParams(), 'secret', 'none'],
  ['where there is no preview token', address('undefined'), undefined, 'forged'],
])('an address %s is recognised', (_, query, secret, expected) =>
  expect(readPreviewToken(query, secret, NOW).kind).toBe(expected),
)

describe('a page', () => {
  test('in the editor’s preview is never cached', async () => {
    await using door = await startTestServer()
    const timestamp = Math.floor(Date.now() / 1000)
    const token = createHash('sha1').update(`7:local-preview:${timestamp}`).digest('hex')
    const signed = `_storyblok_tk[space_id]=7&_storyblok_tk[timestamp]=${timestamp}&_storyblok_tk[token]=${token}`
    const replies = [await door.get(`/de-de/?${signed}`), await door.get(`/de-de/?${signed}`)]
    expect(door.rendered).toHaveLength(2)
    for (const { headers } of replies)
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
      })
  })

  test('with an unproven claim to be the editor is the public one', async () => {
    await using door = await startTestServer()
    for (const query of ['_storyblok=1', '_storyblok=2', '_storyblok_tk[token]=x'])
      await door.get(`/de-de/?${query}`)
    expect(door.rendered.map(({ url }) => url.search)).toEqual([''])
  })
})
