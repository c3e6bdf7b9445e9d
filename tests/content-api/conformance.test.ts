import { apiPlugin, type ISbStoriesParams, storyblokInit } from '@storyblok/astro'
import { expect, test } from 'vitest'
import type { ContentApi } from '#content-api/app.ts'
import { contentApi, contentOf, uuid } from '#tests/support/content.ts'

/** The Storyblok client itself, unmodified, against the service. */
function client(api: ContentApi, token = 'local-public') {
  const { storyblokApi } = storyblokInit({
    accessToken: token,
    use: [apiPlugin],
    bridge: false,
    apiOptions: {
      endpoint: 'http://content/v2',
      rateLimit: 1000,
      cache: { type: 'none' },
      fetch: async (input: string | URL | Request, init?: RequestInit) =>
        api(new Request(input, { ...init, method: init?.method?.toUpperCase() ?? 'GET' })),
    },
  })
  if (!storyblokApi) throw new Error('no client')
  return storyblokApi
}

const many = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [`many/${index}`, { uuid: uuid(100 + index) }]),
)
const api = contentApi(
  contentOf({
    'de/page': {
      content: {
        teaser_story: uuid(2),
        link: { fieldtype: 'multilink', linktype: 'story', id: uuid(3), cached_url: 'stale' },
      },
    },
    'de/teaser': { content: { component: 'teaser', next_story: uuid(3) } },
    'de/target': {},
    'de/crowd': { content: { crowd_stories: Object.keys(many).map((_, index) => uuid(100 + index)) } },
    ...many,
  }),
)

test('all pages are fetched, including the last', async () => {
  const stories = await client(api).getAll('cdn/stories', { starts_with: 'many/', per_page: 25 })
  expect(stories).toHaveLength(60)
})

test('totals are returned', async () => {
  expect(await client(api).get('cdn/stories', { starts_with: 'de/', per_page: 2 })).toMatchObject({
    perPage: 2,
    total: 4,
  })
})

test('relations are resolved, two levels deep', async () => {
  const { data } = await client(api).get('cdn/stories/de/page', {
    resolve_relations: ['page.teaser_story', 'teaser.next_story'],
  } satisfies ISbStoriesParams)
  expect(data.story.content.teaser_story).toMatchObject({
    full_slug: 'de/teaser',
    content: { next_story: { full_slug: 'de/target' } },
  })
})

test('more than fifty relations are fetched in batches', async () => {
  const { data } = await client(api).get('cdn/stories/de/crowd', { resolve_relations: 'page.crowd_stories' })
  const slugs = data.story.content.crowd_stories.map(({ full_slug }: { full_slug: string }) => full_slug)
  expect(slugs).toEqual(Object.keys(many))
})

test('circular relations end', async () => {
  const circle = contentOf({
    'de/a': { content: { next_story: uuid(2) } },
    'de/b': { content: { next_story: uuid(1) } },
  })
  const params = { resolve_relations: 'page.next_story' } satisfies ISbStoriesParams
  const { data } = await client(contentApi(circle)).get('cdn/stories/de/a', params)
  const next = data.story.content.next_story
  expect(next.full_slug).toBe('de/b')
  expect(next.content.next_story.full_slug).toBe('de/a')
  expect(JSON.stringify(data).length).toBeLessThan(10_000)
})

test('links contain their story', async () => {
  const { data } = await client(api).get('cdn/stories/de/page', { resolve_links: 'link' })
  expect(data.story.content.link.story).toMatchObject({ uuid: uuid(3), full_slug: 'de/target' })
})

test.each([
  ['cdn/stories/de/nowhere', 'local-public', { status: 404, message: 'This record could not be found' }],
  ['cdn/stories', 'wrong', { status: 401, message: 'Unauthorized' }],
])('%s with token %s is refused in the form that the client expects', async (path, token, refusal) => {
  await expect(client(api, token).get(path)).rejects.toMatchObject(refusal)
})

test('every response has the version of the space, and a request with an old version still gets a response', async () => {
  const own = client(api)
  const { data: space } = await own.get('cdn/spaces/me')
  const { data: page } = await own.get('cdn/stories/de/page', { cv: 1 })
  expect(page.cv).toBe(space.space.version)
})
