import type { StoredStory } from './content.ts'
import { linkTo } from './links.ts'
import type { Parameters } from './parameters.ts'
import { type SerializedStory, serializeStory, type View } from './view.ts'

/** Above this number the service sends only uuids, and the client requests the stories in batches. */
const MAX_STORIES = 50
const MAX_LINKS = 500

/** The other stories in a response: those that its stories relate and link to. */
export function references(view: View, stories: SerializedStory[], query: Parameters) {
  return { ...relationsOf(view, stories, query), ...linksOf(view, stories, query) }
}

/** Whole stories referenced by the fields of `resolve_relations`, two levels deep if the client requests it. */
function relationsOf(view: View, stories: SerializedStory[], query: Parameters) {
  const fields = query.list('resolve_relations') ?? []
  if (fields.length === 0) return { rels: [] }
  const levels = query.count('resolve_level', 1, 2)
  const related = reached(view, stories, levels, (content) => relatedUuids(content, fields))
  return related.length > MAX_STORIES
    ? { rels: [], rel_uuids: related.map(({ uuid }) => uuid) }
    : { rels: related.map((story) => serializeStory(view, story)) }
}

/** The stories to which contents lead in that many steps. */
function reached(
  view: View,
  stories: SerializedStory[],
  levels: number,
  uuidsIn: (content: unknown) => string[],
): StoredStory[] {
  const found = new Map<string, StoredStory>()
  let contents: unknown[] = stories.map(({ content }) => content)
  for (let level = 0; level < levels; level++) {
    const uuids = new Set(contents.flatMap(uuidsIn))
    const fresh = view.stories.filter(({ uuid }) => uuids.has(uuid) && !found.has(uuid))
    for (const story of fresh) found.set(story.uuid, story)
    contents = fresh.map(({ content }) => content)
  }
  return [...found.values()]
}

function linksOf(view: View, stories: SerializedStory[], query: Parameters) {
  const mode = query.text('resolve_links')
  if (mode === undefined || mode === '0') return { links: [] }
  const isWhole = mode === 'story' || mode === '1'
  // Only a whole story has links of its own.
  const levels = isWhole ? query.count('resolve_links_level', 1, 2) : 1
  const linked = reached(view, stories, levels, linkedUuids)
  if (linked.length > (isWhole ? MAX_STORIES : MAX_LINKS))
    return { links: [], link_uuids: linked.map(({ uuid }) => uuid) }
  if (isWhole) return { links: linked.map((story) => serializeStory(view, story)) }
  return {
    links: linked.map((story) => {
      const { full_slug } = serializeStory(view, story)
      if (mode === 'link') return { ...linkTo(view, story), full_slug }
      return { id: story.id, uuid: story.uuid, name: story.name, slug: story.slug, full_slug, url: full_slug }
    }),
  }
}

function relatedUuids(value: unknown, fields: string[]): string[] {
  return nodesOf(value).flatMap((node) =>
    [...node].flatMap(([key, each]) =>
      fields.includes(`${String(node.get('component'))}.${key}`) ? [each].flat().filter(isText) : [],
    ),
  )
}

/** Uuids of the targets of link fields and of links in rich text. */
function linkedUuids(value: unknown): string[] {
  return nodesOf(value)
    .filter((node) => node.get('linktype') === 'story')
    .map((node) => (node.get('fieldtype') === 'multilink' ? node.get('id') : node.get('uuid')))
    .filter(isText)
}

/** Every object within a value, including the value itself. */
function nodesOf(value: unknown): Map<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [] : [new Map<string, unknown>(Object.entries(value))]
  return [...own, ...Object.values(value).flatMap(nodesOf)]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
