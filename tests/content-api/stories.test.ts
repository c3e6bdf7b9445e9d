import { expect, test } from 'vitest'
import { contentApi, contentOf, uuid } from '#tests/support/content.ts'

const api = contentApi(
  contentOf({
    'de/home': { name: 'Start', tag_list: ['start'], position: -1, group_id: 'home' },
    'de/about': { content: { title: 'Über uns', rank: '10', topics: ['glass', 'frame'] }, group_id: 'about' },
    'de/service/returns': { content: { title: 'Rückgabe', rank: '9' }, tag_list: ['service', 'help'] },
    'cs/o-nas': { content: { title: 'O nás', component: 'article' }, group_id: 'about' },
    'de/hidden': { published_at: null },
    'de/edited': { content: { title: 'alt' }, draft: { title: 'neu' } },
  }),
)

const get = async (path: string, token = 'local-public') => {
  const url = new URL(`http://content/v2/cdn/${path}`)
  url.searchParams.set('token', token)
  const response = await api(new Request(url))
  return { response, body: await response.json() }
}

const slugs = async (query: string, token?: string) => {
  const { body } = await get(`stories?${query}`, token)
  return body.stories.map((story: { full_slug: string }) => story.full_slug)
}

test.each([
  ['starts_with=cs/', ['cs/o-nas']],
  ['starts_with=/cs/', ['cs/o-nas']],
  ['by_slugs=de/home,cs/*', ['de/home', 'cs/o-nas']],
  ['by_slugs=*/*/returns', ['de/service/returns']],
  ['by_slugs=d*/home', ['de/home']],
  ['excluding_slugs=de/*', ['cs/o-nas']],
  [`by_uuids=${uuid(3)},${uuid(1)}`, ['de/home', 'de/service/returns']],
  [`by_uuids_ordered=${uuid(3)},${uuid(1)}`, ['de/service/returns', 'de/home']],
  ['content_type=article', ['cs/o-nas']],
  ['with_tag=help,start', ['de/home', 'de/service/returns']],
  ['level=3', ['de/service/returns']],
  ['search_term=RÜCKGABE', ['de/service/returns']],
  ['filter_query[title][in]=O%20nás,x', ['cs/o-nas']],
  ['filter_query[title][like]=*uns', ['de/about']],
  ['filter_query[rank][gt_int]=9', ['de/about']],
  ['filter_query[topics][in_array]=frame,lens', ['de/about']],
  ['filter_query[topics][all_in_array]=frame,lens', []],
  ['filter_query[rank][is]=not_empty', ['de/about', 'de/service/returns']],
  [
    'filter_query[__or][][rank][in]=9&filter_query[__or][][title][like]=o nás',
    ['cs/o-nas', 'de/service/returns'],
  ],
  ['filter_query[rank][sounds_like]=9', []],
  ['filter_query[rank][constructor]=9', []],
  ['filter_query[rank][is]=constructor', []],
  ['sort_by=content.rank:desc:int&filter_query[rank][exists]=true', ['de/about', 'de/service/returns']],
  ['sort_by=content.rank:asc&filter_query[rank][exists]=true', ['de/about', 'de/service/returns']],
  ['sort_by=name:desc&with_tag=help,start', ['de/service/returns', 'de/home']],
  ['starts_with=nowhere', []],
])('%s finds %j', async (query, found) => {
  expect(await slugs(query)).toEqual(found)
})

test.each([
  ['', 25, 5, 5],
  ['per_page=2', 2, 2, 5],
  ['per_page=2&page=3', 2, 1, 5],
  ['per_page=2&page=4', 2, 0, 5],
  ['per_page=1000', 100, 5, 5],
  ['per_page=-3&page=0', 1, 1, 5],
  ['per_page=abc&page=x', 25, 5, 5],
])('page %s: %i per page, %i sent, %i in total', async (query, perPage, sent, total) => {
  const { response, body } = await get(`stories?${query}`)
  expect(response.headers.get('per-page')).toBe(String(perPage))
  expect(response.headers.get('total')).toBe(String(total))
  expect(body.stories).toHaveLength(sent)
  expect(body).toMatchObject({ rels: [], links: [], cv: expect.any(Number) })
})

test('a story is found by path, number and uuid', async () => {
  const { body } = await get('stories/de/service/returns')
  const byId = await get(`stories/${body.story.id}`)
  const byUuid = await get(`stories/${uuid(3)}?find_by=uuid`)
  expect(body.story).toMatchObject({ slug: 'returns', full_slug: 'de/service/returns', lang: 'default' })
  expect([byId.body.story.uuid, byUuid.body.story.uuid]).toEqual([uuid(3), uuid(3)])
})

test('a story lists the same page in other folders', async () => {
  const { body } = await get('stories/de/about')
  expect(body.story.alternates).toMatchObject([{ full_slug: 'cs/o-nas', published: true, is_folder: false }])
})

test('drafts are for the preview token only', async () => {
  expect(await slugs('by_slugs=de/hidden')).toEqual([])
  expect(await slugs('by_slugs=de/hidden&version=draft', 'local-preview')).toEqual(['de/hidden'])
  const published = await get('stories/de/edited')
  const draft = await get('stories/de/edited?version=draft', 'local-preview')
  expect(published.body.story.content).toMatchObject({ title: 'alt' })
  expect(published.body.story.content).not.toHaveProperty('_editable')
  expect(draft.body.story.content).toMatchObject({
    title: 'neu',
    _editable: expect.stringMatching(
      /^<!--#storyblok#\{"name":"page","space":"1","uid":"block","id":"\d+"\}-->$/,
    ),
  })
})

test('excluded fields are removed at every depth', async () => {
  const { body } = await get('stories/de/about?excluding_fields=title,_uid')
  expect(body.story.content).toEqual({
    _uid: 'block',
    component: 'page',
    rank: '10',
    topics: ['glass', 'frame'],
  })
})

test.each([
  ['stories/de/nowhere', 'local-public', 404, ['This record could not be found']],
  ['stories/de/hidden', 'local-public', 404, ['This record could not be found']],
  ['stories/%E0%A4%A', 'local-public', 404, ['This record could not be found']],
  ['nothing', 'local-public', 404, ['This record could not be found']],
  ['stories', '', 401, { error: 'Unauthorized' }],
  ['stories', 'guess', 401, { error: 'Unauthorized' }],
  ['stories?version=draft', 'local-public', 401, { error: 'Unauthorized' }],
])('%s with token "%s" is %i', async (path, token, status, answer) => {
  const { response, body } = await get(path, token)
  expect(response.status).toBe(status)
  expect(body).toEqual(answer)
})

test('stories are read, and only read', async () => {
  const written = await api(
    new Request('http://content/v2/cdn/stories?token=local-public', { method: 'POST' }),
  )
  expect(written.status).toBe(405)
})

const dated = contentApi(
  contentOf({
    old: {
      published_at: '2025-01-01T00:00:00.000Z',
      first_published_at: '2024-01-01T00:00:00.000Z',
      updated_at: '2025-06-01T00:00:00.000Z',
      workflow_stage: 7,
    },
    young: {
      published_at: '2026-01-01T00:00:00.000Z',
      first_published_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-06-01T00:00:00.000Z',
    },
  }),
)

test.each([
  ['published_at_gt=2025-01-01T00:00:00Z', ['young']],
  ['published_at_gte=2025-01-01T00:00:00Z', ['old', 'young']],
  ['published_at_lt=2026-01-01T00:00:00Z', ['old']],
  ['published_at_lte=2026-01-01T00:00:00Z', ['old', 'young']],
  ['first_published_at_gte=2025-01-01', ['young']],
  ['first_published_at_lte=2024-01-01', ['old']],
  ['updated_at_gte=2026-06-01', ['young']],
  ['updated_at_lte=2025-06-01', ['old']],
  ['published_at_gte=nonsense', []],
  ['in_workflow_stages=6,7', ['old']],
  ['in_workflow_stages=6', []],
])('%s finds %j', async (query, found) => {
  const response = await dated(new Request(`http://content/v2/cdn/stories?token=local-public&${query}`))
  const { stories } = await response.json()
  expect(stories.map((story: { full_slug: string }) => story.full_slug)).toEqual(found)
})
