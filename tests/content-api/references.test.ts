import { expect, test } from 'vitest'
import { contentApi, contentOf, uuid } from '#tests/support/content.ts'

const story = (n: number) => ({ fieldtype: 'multilink', linktype: 'story', id: uuid(n), cached_url: 'stale' })
const many = Object.fromEntries(
  Array.from({ length: 51 }, (_, index) => [`many/${index}`, { uuid: uuid(100 + index) }]),
)
const api = contentApi(
  contentOf({
    'de/page': { content: { component: 'page', teaser_story: uuid(2), link: story(3) } },
    'de/teaser': { content: { component: 'teaser', next_story: [uuid(3)] } },
    'de/target': { group_id: 'target', content: { component: 'page', secret: 'x', link: story(2) } },
    'cs/cil': { group_id: 'target' },
    'de/text': {
      content: {
        text: {
          type: 'doc',
          content: [{ type: 'text', marks: [{ type: 'link', attrs: { linktype: 'story', uuid: uuid(3) } }] }],
        },
      },
    },
    'de/crowd': {
      content: {
        related: Object.keys(many).map((_, index) => uuid(100 + index)),
        links: Array.from({ length: 51 }, (_, index) => story(100 + index)),
      },
    },
    ...many,
  }),
)

const get = async (path: string) =>
  (
    await api(new Request(`http://content/v2/cdn/${path}${path.includes('?') ? '&' : '?'}token=local-public`))
  ).json()

test.each([
  ['', []],
  ['resolve_relations=page.teaser_story', [uuid(2)]],
  ['resolve_relations=teaser.teaser_story', []],
  ['resolve_relations=page.teaser_story,teaser.next_story', [uuid(2)]],
  ['resolve_relations=page.teaser_story,teaser.next_story&resolve_level=2', [uuid(2), uuid(3)]],
])('%s includes the stories %j and leaves the uuids in place', async (query, uuids) => {
  const body = await get(`stories/de/page?${query}`)
  expect(body.rels.map((rel: { uuid: string }) => rel.uuid)).toEqual(uuids)
  expect(body.story.content.teaser_story).toBe(uuid(2))
})

test('above fifty relations only their uuids are sent', async () => {
  const body = await get('stories/de/crowd?resolve_relations=page.related')
  expect(body.rels).toEqual([])
  expect(body.rel_uuids).toHaveLength(51)
})

test.each([
  ['url', { uuid: uuid(3), full_slug: 'de/target', url: 'de/target', slug: 'target' }],
  [
    'link',
    {
      uuid: uuid(3),
      full_slug: 'de/target',
      slug: 'de/target',
      real_path: '/de/target',
      alternates: [{ full_slug: 'cs/cil' }],
    },
  ],
  ['story', { uuid: uuid(3), full_slug: 'de/target', content: { secret: 'x' } }],
  ['1', { content: { secret: 'x' } }],
])('links resolved as %s', async (mode, link) => {
  expect((await get(`stories/de/page?resolve_links=${mode}`)).links).toMatchObject([link])
  expect((await get(`stories/de/text?resolve_links=${mode}`)).links).toMatchObject([link])
})

test('links are resolved only on request, and whole stories only up to fifty', async () => {
  expect((await get('stories/de/page')).links).toEqual([])
  expect((await get('stories/de/page?resolve_links=0')).links).toEqual([])
  expect((await get('stories/de/crowd?resolve_links=url')).links).toHaveLength(51)
  expect((await get('stories/de/crowd?resolve_links=story')).link_uuids).toHaveLength(51)
})

test.each([
  ['resolve_links=story', [uuid(3)]],
  ['resolve_links=story&resolve_links_level=1', [uuid(3)]],
  ['resolve_links=story&resolve_links_level=2', [uuid(2), uuid(3)]],
  ['resolve_links=1&resolve_links_level=2', [uuid(2), uuid(3)]],
  ['resolve_links=url&resolve_links_level=2', [uuid(3)]],
])('%s reaches %j', async (query, uuids) => {
  const { links } = await get(`stories/de/page?${query}`)
  expect(links.map((link: { uuid: string }) => link.uuid).toSorted()).toEqual(uuids)
})
