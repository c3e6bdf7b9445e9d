import { describe, expect, test } from 'vitest'
import { createContentClient } from '#clients/content/create-content-client.ts'
import { contentApi, contentOf, uuid } from '#tests/support/content.ts'
import { recordingLog } from '#tests/support/log.ts'

describe('a list of pages', () => {
  const content = contentOf({
    'de/home': { name: 'Start' },
    'de/hilfe': {
      name: 'Hilfe',
      content: {
        headline: 'Hilfe von {brand}: Maße',
        body: [{ _uid: 'a', component: 'facts', headline: 'Größen' }],
      },
    },
    'de-ch/hilfe': { name: 'Rat', content: { headline: '' } },
    'de/karriere': {},
    'de-at/karriere': { content: { robots: 'noindex' } },
  })

  function setUp(files = content) {
    const context = { service: contentApi(files), time: 0 }
    const client = createContentClient({
      url: 'http://content/v2',
      token: 'local-public',
      now: () => context.time,
      checkEvery: 1000,
      shopName: 'Halo',
      log: recordingLog().log,
      fetch: (request) => context.service(request),
    })
    return { client, context }
  }

  test('has titles for its readers, and the words by which they are found', async () => {
    const { client } = setUp()
    const pages = await client.stories('de-at')
    expect(pages.toSorted((a, b) => b.slug.localeCompare(a.slug))).toMatchObject([
      { slug: 'home', title: 'Start', words: { title: ['start'], headings: [] } },
      {
        uuid: uuid(2),
        slug: 'hilfe',
        title: 'Hilfe von Halo: Maße',
        words: {
          title: ['hilfe', 'von', 'halo', 'masse'],
          headings: ['hilfe', 'von', 'halo', 'masse', 'groessen'],
        },
      },
    ])
  })

  test('has the page of the nearest folder, whatever it says to search engines', async () => {
    const { client } = setUp()
    const titles = (await client.stories('de-ch')).map(({ title }) => title)
    expect(titles.toSorted()).toEqual(['Rat', 'Start', 'de/karriere'])
  })

  // New spaces send 25 links at a time, and folders count.
  test('is found whole where the space has many', async () => {
    const many = Array.from({ length: 120 }, (_, at) => [`de/seite-${at}`, { name: `Seite ${at}` }] as const)
    const { client } = setUp(contentOf(Object.fromEntries(many)))
    expect(await client.stories('de-de')).toHaveLength(120)
    expect((await client.story('de-de', 'seite-99'))?.name).toBe('Seite 99')
  })

  test('is the same until the next publication', async () => {
    const { client, context } = setUp()
    const before = await client.stories('de-de')
    expect(await client.stories('de-de')).toBe(before)
    context.service = contentApi(contentOf({ 'de/home': { name: 'neu' } }))
    context.time = 1000
    expect((await client.stories('de-de')).map(({ title }) => title)).toEqual(['neu'])
  })
})

test('a variant has the pages of its own folder and its language’s, not those of others nor parts of pages', async () => {
  const client = createContentClient({
    url: 'http://content/v2',
    token: 'local-public',
    now: () => 0,
    shopName: 'Halo',
    log: recordingLog().log,
    fetch: contentApi(contentOf({ 'de-at/aktion': {}, 'de/hilfe': {}, 'global/hinweis': {} })),
  })
  const found = async (slug: string) =>
    Promise.all((['de-at', 'de-de', 'cs-cz'] as const).map((variant) => client.hasPage(variant, slug)))
  expect(await found('aktion')).toEqual([true, false, false])
  expect(await found('hilfe')).toEqual([true, true, false])
  expect(await found('hinweis')).toEqual([false, false, false])
})
