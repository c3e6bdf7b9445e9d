import { describe, expect, test } from 'vitest'
import { embeddedTokens, previewSecrets } from '#platform/embedded-tokens.ts'
import { readEnv } from '#platform/env.ts'
import { PRODUCTION } from '#tests/support/production.ts'

const FIXED = { shop: 'local', content: { public: 'local-public', preview: 'local-preview' } }
const NAMED = { CONTENT_API_TOKEN: 'a', CONTENT_PREVIEW_TOKEN: 'b' }

describe('the embedded services accept', () => {
  const tokens = (env: Record<string, string>) => embeddedTokens(readEnv(env))
  const all = ({ shop, content }: ReturnType<typeof tokens>) => [shop, content.public, content.preview]

  test('their fixed tokens in the demonstration', () => expect(tokens({})).toEqual(FIXED))

  test('in production tokens of their own, which follow from the session secret', () => {
    const own = all(tokens(PRODUCTION))
    expect(new Set(own).size).toBe(3)
    for (const token of own) expect(token).toMatch(/^[\w-]{43}$/)
    expect(all(tokens(PRODUCTION))).toEqual(own)
    expect(all(tokens({ ...PRODUCTION, SESSION_SECRET: 'b'.repeat(32) }))).not.toEqual(own)
  })

  test.each<[string, Record<string, string>, string]>([
    ['the demonstration, fixed ones too', {}, 'local'],
    ['production', PRODUCTION, 'c'],
  ])('those of the environment in %s', (_, env, shop) =>
    expect(all(tokens({ ...env, ...NAMED, SHOP_API_TOKEN: shop }))).toEqual([shop, 'a', 'b']),
  )

  test('not the token of a Shop API elsewhere', () =>
    expect(tokens({ SHOP_API_URL: 'https://a.example', SHOP_API_TOKEN: 'theirs' }).shop).toBe('local'))
})

test.each<[string, Record<string, string>, boolean, string[]]>([
  ['of the demonstration, on this machine', {}, true, ['local-preview']],
  ['of the demonstration, elsewhere', {}, false, []],
  ['in production', PRODUCTION, true, []],
  ['of a service elsewhere', { CONTENT_API_URL: 'https://c.example', CONTENT_API_TOKEN: 'p' }, true, []],
  ['with a token', { CONTENT_PREVIEW_TOKEN: 'secret' }, false, ['secret']],
  [
    'with two tokens in production',
    { ...PRODUCTION, CONTENT_PREVIEW_TOKEN: 'new old' },
    false,
    ['new', 'old'],
  ],
])('the preview %s', (_, env, isLocal, secrets) =>
  expect(previewSecrets(readEnv(env), isLocal)).toEqual(secrets),
)
