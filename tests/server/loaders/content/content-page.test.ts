import { expect, test } from 'vitest'
import { createContentClient } from '#clients/content/create-content-client.ts'
import { loadContentPage } from '#server/loaders/content/content-page.ts'
import { contentApi, contentOf } from '#tests/support/content.ts'
import { testContext } from '#tests/support/test-server.ts'

function contextWith(stories: Parameters<typeof contentOf>[0]) {
  const { ctx } = testContext()
  const content = createContentClient({
    url: 'http://content/v2',
    token: 'local-public',
    perSecond: 1000,
    fetch: contentApi(contentOf(stories)),
    now: () => 0,
    shopName: 'Halo',
    log: ctx.log,
  })
  return { ...ctx, content }
}

const ctx = contextWith({
  'de/home': { content: { headline: 'Start' } },
  'de/service': { content: { headline: 'Service bei {brand}' } },
  'de-at/service': { content: { headline: 'Service in Österreich' } },
  'de/service/hilfe': { content: { headline: 'Hilfe' } },
  'global/de/footer': { content: { headline: 'Fuß' } },
  'de/entwurf': { published_at: null },
})

test.each([
  ['de-de', 'service', 'Service bei Halo'],
  ['de-at', 'service', 'Service in Österreich'],
  ['de-ch', 'service/hilfe', 'Hilfe'],
] as const)('%s %s is the page “%s”', async (variant, slug, headline) => {
  expect(await loadContentPage(ctx, variant, slug)).toMatchObject({ ok: true, value: { headline } })
})

test.each([
  ['has an address of its own', 'de-de', 'home'],
  ['is a part of other pages', 'de-de', 'footer'],
  ['is a part of other pages', 'de-de', 'global/de/footer'],
  ['is not published', 'de-de', 'entwurf'],
  ['is not there', 'de-de', 'nie-da'],
  ['is written in another language', 'cs-cz', 'service'],
] as const)('what %s is not a page: %s %s', async (_, variant, slug) => {
  expect(await loadContentPage(ctx, variant, slug)).toEqual({ ok: false, error: 'not-found' })
})
