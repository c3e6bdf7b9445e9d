import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'

const URL = 'https://cdn.example/purge'

test.each([
  [{}, undefined],
  [{ CDN_PURGE_URL: URL }, { url: URL, method: 'POST', header: undefined }],
  [
    { CDN_PURGE_URL: URL, CDN_PURGE_METHOD: 'PURGE', CDN_PURGE_HEADER: 'Authorization: Bearer a:b c' },
    { url: URL, method: 'PURGE', header: { name: 'authorization', value: 'Bearer a:b c' } },
  ],
])('%j', (source, cdn) => expect(readEnv(source).cdn).toEqual(cdn))

test.each([
  [{ CDN_PURGE_URL: 'cdn.example' }, 'CDN_PURGE_URL: must be a URL like'],
  [{ CDN_PURGE_METHOD: 'GET' }, 'CDN_PURGE_METHOD'],
  [{ CDN_PURGE_HEADER: 'token' }, 'CDN_PURGE_HEADER: must be a header like'],
  [{ CDN_PURGE_HEADER: 'a: b\nc: d' }, 'CDN_PURGE_HEADER: must be a header like'],
])('%j is refused', (source, message) => expect(() => readEnv(source)).toThrow(message))
