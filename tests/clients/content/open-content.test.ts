import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openContent } from '#clients/content/open-content.ts'
import { contentApi, contentOf, TOKENS } from '#tests/support/content.ts'
import { recordingLog } from '#tests/support/log.ts'

const stories = contentOf({ 'de/home': { draft: { headline: 'Entwurf' } }, 'de/new': { published_at: null } })

function open(change: object = {}, isEmbedded = true) {
  const { log, lines } = recordingLog()
  const env = {
    contentApi: undefined,
    contentApiPort: 1,
    dataDir: join(tmpdir(), 'open-content-without-files'),
    previewTokens: [],
    isProduction: false,
    ...change,
  }
  const embedded = isEmbedded ? { fetch: contentApi(stories), tokens: TOKENS } : undefined
  return { ...openContent({ env, log, now: () => Date.now(), shopName: 'Veduta', embedded }), lines }
}
const hosted = { url: 'http://127.0.0.1:1/v2', token: 'public' }

test.each([
  ['in development', {}, true, true],
  ['in production', { isProduction: true }, true, false],
  ['in production with a token', { isProduction: true, previewTokens: ['preview'] }, true, true],
  [
    'of a service elsewhere',
    { contentApi: hosted, isProduction: true, previewTokens: ['preview'] },
    false,
    true,
  ],
  ['of one elsewhere whose preview token is not set', { contentApi: hosted }, false, false],
])('there are drafts %s, or there are none', (_, env, isEmbedded, expected) =>
  expect(open(env, isEmbedded).drafts !== undefined).toBe(expected),
)

test('drafts are read besides published content, with their own token', async () => {
  const { content, drafts } = open()
  expect((await drafts?.().story('de-de', 'home'))?.content['headline']).toBe('Entwurf')
  expect(await drafts?.().story('de-de', 'new')).not.toBeNull()
  expect((await content.story('de-de', 'home'))?.content['headline']).toBeUndefined()
})

test('changes are checked from the start, and a failed check is logged', async () => {
  const { watch, lines } = open()
  const looks: number[] = []
  const closing = new AbortController()
  watch(async () => looks.push(1), closing.signal)
  watch(() => Promise.reject(new Error('down')), closing.signal)
  closing.abort()
  await expect.poll(() => lines).toEqual(['warn: changes of the content could not be read'])
  expect(looks).toEqual([1])
})
