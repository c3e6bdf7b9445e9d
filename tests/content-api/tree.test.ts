import { expect, test } from 'vitest'
import { contentApi, contentOf, uuid } from '#tests/support/content.ts'

const api = contentApi(
  contentOf(
    {
      'de/home': { tag_list: ['start'] },
      'de/service/returns': { tag_list: ['help', 'start'] },
      'de/draft': { published_at: null },
    },
    {
      datasources: [
        {
          slug: 'colours',
          name: 'Colours',
          dimensions: [{ name: 'Czech', entry_value: 'cs' }],
          entries: [
            { name: 'red', value: 'rot', dimension_values: { cs: 'červená' } },
            { name: 'blue', value: 'blau', dimension_values: {} },
          ],
        },
      ],
    },
  ),
)

const get = async (path: string) => {
  const response = await api(
    new Request(`http://content/v2/cdn/${path}${path.includes('?') ? '&' : '?'}token=local-public`),
  )
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const linked = async (query: string): Promise<string[]> =>
  Object.values<{ slug: string }>((await get(`links?${query}`)).body.links).map(({ slug }) => slug)

test.each([
  ['', ['de', 'de/home', 'de/service', 'de/service/returns']],
  ['starts_with=de/service', ['de/service', 'de/service/returns']],
  ['with_parent=0', ['de']],
  ['paginated=1&per_page=2&page=2', ['de/service', 'de/service/returns']],
  ['per_page=2&page=1', ['de', 'de/home']],
])('links with "%s" are %j, folders included', async (query, slugs) => {
  expect(await linked(query)).toEqual(slugs)
})

test('one link is found by uuid, with dates on request', async () => {
  const { body } = await get(`links/${uuid(1)}?include_dates=1`)
  expect(body.link).toMatchObject({
    slug: 'de/home',
    real_path: '/de/home',
    is_folder: false,
    published_at: '2026-01-01T00:00:00.000Z',
  })
  expect((await get(`links/${uuid(9)}`)).status).toBe(404)
})

test('datasources and their entries', async () => {
  const { body } = await get('datasources?search=COL')
  const [{ id }] = body.datasources
  expect(body.datasources).toMatchObject([
    { name: 'Colours', slug: 'colours', dimensions: [{ entry_value: 'cs' }] },
  ])
  expect((await get(`datasources/${id}`)).body.datasource.slug).toBe('colours')
  expect((await get('datasources/none')).status).toBe(404)
  const entries = await get('datasource_entries?datasource=colours&dimension=cs&per_page=1')
  expect(entries.headers.get('total')).toBe('2')
  expect(entries.body.datasource_entries).toMatchObject([
    { name: 'red', value: 'rot', dimension_value: 'červená' },
  ])
})

test('tags are counted', async () => {
  expect((await get('tags')).body.tags).toEqual([
    { name: 'help', taggings_count: 1 },
    { name: 'start', taggings_count: 2 },
  ])
  expect((await get('tags?starts_with=de/home')).body.tags).toEqual([{ name: 'start', taggings_count: 1 }])
})

test('the version changes exactly when the content does', async () => {
  const version = async (title: string) => {
    const moved = contentApi(contentOf({ 'de/home': { content: { title } } }))
    const url = 'http://content/v2/cdn/spaces/me?token=local-public'
    return (await (await moved(new Request(url))).json()).space.version
  }
  expect(await version('a')).toBe(await version('a'))
  expect(await version('a')).not.toBe(await version('b'))
})
