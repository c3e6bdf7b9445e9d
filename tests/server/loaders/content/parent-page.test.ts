import { expect, test } from 'vitest'
import { createContentClient } from '#clients/content/create-content-client.ts'
import { loadParentPage } from '#server/loaders/content/parent-page.ts'
import { contentApi, contentOf } from '#tests/support/content.ts'
import { testContext } from '#tests/support/test-server.ts'

const { ctx: bare } = testContext()
const fetch = contentApi(
  contentOf({
    'de/ratgeber': { name: 'Ratgeber', uuid: 'guides' },
    'de/ratgeber/pflege': { name: 'Pflege' },
    'de/service/hilfe': { name: 'Hilfe' },
    'global/de/teile': { name: 'Teile' },
    'de/entwurf': { name: 'Entwurf', published_at: null },
  }),
)
const content = createContentClient({
  url: 'http://content/v2',
  token: 'local-public',
  perSecond: 1000,
  fetch,
  now: () => 0,
  shopName: 'Veduta',
  log: bare.log,
})
const ctx = { ...bare, content }

test('above a guide are the guides', async () =>
  expect(await loadParentPage(ctx, 'de-at', 'ratgeber/pflege')).toEqual({
    label: 'Ratgeber',
    path: '/ratgeber/',
    tags: ['story:guides'],
  }))

test.each([
  ['is at the top', 'ratgeber'],
  ['has none written', 'service/hilfe'],
  ['lies below what is no page', 'teile/teil'],
  ['lies below a draft', 'entwurf/seite'],
])('above a page that %s is none', async (_, slug) =>
  expect(await loadParentPage(ctx, 'de-de', slug)).toBeNull(),
)

test('a page is shown without its parent page if that cannot be read', async () => {
  const broken = { ...content, story: () => Promise.reject(new Error('gone')) }
  expect(await loadParentPage({ ...ctx, content: broken }, 'de-de', 'ratgeber/pflege')).toBeNull()
})
