import { expect, test } from 'vitest'
import { editorial } from '#blocks/editorial/schema.ts'
import { fieldsFor } from '#blocks/fields.ts'
import type { ContentApi } from '#content-api/app.ts'
import { createContentClient } from '#clients/content/create-content-client.ts'
import { collectCacheTags } from '#platform/collect-cache-tags.ts'
import { contentApi, contentOf, uuid } from '#tests/support/content.ts'
import { previewContext } from '#tests/support/preview.ts'
import { recordingLog } from '#tests/support/log.ts'

const NUMBERS = Array.from({ length: 60 }, (_, index) => 160 - index)
const block = (related_stories: unknown) => ({
  _uid: 'more',
  component: 'editorial',
  headline: 'Weiterlesen',
  related_stories,
})
const page = (...related: unknown[]) => ({ content: { body: [block(related)] } })

const content = contentOf({
  'de/crowd': page(...NUMBERS.map(uuid)),
  'de/some': page(uuid(101), uuid(500), uuid(102), uuid(103)),
  'de/circle': { uuid: uuid(3), ...page(uuid(4)) },
  'de/back': { uuid: uuid(4), ...page(uuid(3)) },
  'de/self': { uuid: uuid(5), ...page(uuid(5)) },
  ...Object.fromEntries(
    NUMBERS.map((n) => [
      `de/guides/${n}`,
      {
        uuid: uuid(n),
        group_id: `guide ${n}`,
        published_at: n === 102 ? null : '2026-01-01T00:00:00.000Z',
        content: {
          headline: n === 103 ? '' : `Ratgeber ${n}`,
          seo_description: `Satz ${n}`,
          body: [{ _uid: 'x', component: 'hero', headline: 'Bühne', related_stories: [uuid(3)] }],
        },
      },
    ]),
  ),
  'cs/poradna/101': { uuid: uuid(900), group_id: 'guide 101' },
})

const paths: string[] = []
const api = contentApi(content)
const counting: ContentApi = (request) => {
  paths.push(new URL(request.url).pathname.replace('/v2/cdn/', ''))
  return api(request)
}
const client = createContentClient({
  url: 'http://content/v2',
  token: 'local-public',
  perSecond: 1000,
  now: () => 0,
  shopName: 'Veduta',
  log: recordingLog().log,
  fetch: async (request) => counting(request),
})

const reader = { folders: ['de'], href: (path: string) => `/de-de${path}` }
const articles = (story: { content: object } | null, folders = reader.folders) => {
  const body: unknown = Object.assign({ body: [] }, story?.content).body
  const schema = editorial(fieldsFor({ ...reader, folders }, () => {}))
  return schema.parse(Array.isArray(body) ? body[0] : undefined).items
}

test('a block shows more than fifty stories by their own texts, in its order', async () => {
  paths.length = 0
  const shown = articles(await client.story('de-de', 'crowd'))
  expect(shown.map(({ headline }) => headline)).toEqual(
    NUMBERS.filter((n) => n !== 102).map((n) => (n === 103 ? 'de/guides/103' : `Ratgeber ${n}`)),
  )
  expect(shown[0]).toMatchObject({ text: 'Satz 160', link: { href: '/de-de/guides/160/' } })
  // One for the story, and one for each batch of fifty.
  expect(paths.filter((path) => path.startsWith('stories'))).toEqual([
    'stories/de/crowd',
    'stories',
    'stories',
  ])
})

test('deleted and unpublished stories are left out, and each reader gets the page of their folder', async () => {
  const story = await client.story('de-de', 'some')
  expect(articles(story).map(({ headline }) => headline)).toEqual(['Ratgeber 101', 'de/guides/103'])
  expect(articles(story, ['cs']).map(({ link }) => link?.href)).toEqual(['/de-de/poradna/101/'])
})

test.each([
  ['circle', ['de/back']],
  ['self', ['de/self']],
])('stories that refer to each other end: %s', async (slug, names) => {
  const story = await client.story('de-de', slug)
  expect(articles(story).map(({ headline }) => headline)).toEqual(names)
  expect(JSON.stringify(story).length).toBeLessThan(2000)
})

test('a page depends on the stories that it shows, and on those that may still be published', async () => {
  const { tags } = await collectCacheTags(() => client.story('de-de', 'some'))
  expect([...tags].filter((tag) => tag.startsWith('story:'))).toEqual(
    expect.arrayContaining([101, 102, 500].map((n) => `story:${uuid(n)}`)),
  )
})

test('a story that was created while an editor typed another is found immediately', async () => {
  const stories = (...slugs: string[]) =>
    contentOf(Object.fromEntries(slugs.map((slug) => [slug, { content: { headline: slug } }])))
  let written = contentApi(stories('de/a'))
  const shop = previewContext((request) => written(request))
  const typedOn = async (slug: string) => {
    const draft = stories('de/a', 'de/neu').draft.find(({ full_slug }) => full_slug === `de/${slug}`)
    if (!draft) throw new Error('no draft')
    const story = { ...draft, default_full_slug: null, alternates: [], translated_slugs: null }
    const drafts = shop.ctx.drafts({ story, space: '1' })
    await drafts.story('de-de', slug)
    return drafts.hasShownUnsaved()
  }
  expect(await typedOn('a')).toBe(true)
  written = contentApi(stories('de/a', 'de/neu'))
  expect(await typedOn('neu')).toBe(true)
})

test('editors who type see related stories, including drafts, without a request for each key', async () => {
  const shop = previewContext(api)
  const draft = content.draft.find(({ full_slug }) => full_slug === 'de/some')
  if (!draft) throw new Error('no draft')
  const typed = (headline: string) => ({
    ...draft,
    default_full_slug: null,
    alternates: [],
    translated_slugs: null,
    content: { ...draft.content, body: [{ ...block([uuid(102), uuid(101), uuid(500)]), headline }] },
  })
  for (const headline of ['W', 'We', 'Weiter']) {
    const drafts = shop.ctx.drafts({ story: typed(headline), space: '1' })
    const story = await drafts.story('de-de', 'some')
    expect(articles(story).map((each) => each.headline)).toEqual(['Ratgeber 102', 'Ratgeber 101'])
    expect(story?.content).toMatchObject({ body: [{ headline, _editable: expect.any(String) }] })
  }
  expect(shop.requests).toEqual(['links', 'stories'])
})
