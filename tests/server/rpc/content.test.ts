import { expect, test } from 'vitest'
import { createContentClient } from '#clients/content/create-content-client.ts'
import { contentApi, contentOf } from '#tests/support/content.ts'
import { recordingLog } from '#tests/support/log.ts'
import { call } from '#tests/support/rpc.ts'
import { startTestServer } from '#tests/support/test-server.ts'

const files = contentOf({
  'de/agb': {},
  'de-at/agb': {},
  'de-de/agb': { content: { headline: 'Published' }, draft: { headline: 'Draft' } },
  'de/entwurf': { published_at: null },
  'fr/cgv': {},
  'global/hinweis': {},
})

async function openServer() {
  const content = createContentClient({
    url: 'http://content/v2',
    token: 'local-public',
    now: () => 0,
    shopName: 'Halo',
    log: recordingLog().log,
    fetch: contentApi(files),
  })
  return startTestServer({ content })
}

test.each([
  ['agb', undefined, 'de-de/agb'],
  ['agb', 'de-at', 'de-at/agb'],
  ['agb', 'de', 'de/agb'],
  ['agb', 'de-ch', 'de/agb'],
  ['agb', 'elsewhere', 'de-de/agb'],
  ['agb', 'constructor', 'de-de/agb'],
  ['agb', 'fr', null],
  ['cgv', 'fr', 'fr/cgv'],
  ['cgv', undefined, null],
  ['hinweis', 'fr-ch', 'global/hinweis'],
])('the story %s of the folder %s is %s', async (slug, baseFolder, fullSlug) => {
  await using server = await openServer()
  const { body } = await call(server, 'getCmsStory', { slug, baseFolder, ignoreNotFound: true })
  expect(body?.full_slug ?? null).toBe(fullSlug)
})

test.each([true, false])('a call gets what is published (as a preview: %s)', async (isCmsPreview) => {
  await using server = await openServer()
  const { status, body } = await call(server, 'getCmsStory', { slug: 'agb', isCmsPreview })
  expect([status, body.full_slug, body.content.headline]).toEqual([200, 'de-de/agb', 'Published'])
  const types = await call(server, 'getPageTypes', { isCmsPreview })
  expect([types.status, types.body.mapping['/']]).toEqual([200, 'homepage'])
  expect(await call(server, 'getCmsStory', { slug: 'entwurf', isCmsPreview })).toMatchObject({ status: 404 })
})
