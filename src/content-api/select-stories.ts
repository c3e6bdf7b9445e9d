import type { StoredStory } from './content.ts'
import { parseFilterQuery } from './filter-query.ts'
import { matchesGlob } from './glob.ts'
import type { Parameters } from './parameters.ts'

type StoryFilter = (story: StoredStory) => boolean

/** The stories that a list parameter selects. `value` is never empty. */
const FILTERS: Record<string, (value: string) => StoryFilter> = {
  starts_with: (value) => (story) => story.full_slug.startsWith(value.replace(/^\//, '')),
  by_slugs: (value) => named(value),
  excluding_slugs: (value) => not(named(value)),
  by_ids: (value) => among(value, ({ id }) => String(id)),
  excluding_ids: (value) => not(among(value, ({ id }) => String(id))),
  by_uuids: (value) => among(value, ({ uuid }) => uuid),
  by_uuids_ordered: (value) => among(value, ({ uuid }) => uuid),
  content_type: (value) => (story) => story.content.component === value,
  with_tag: (value) => {
    const tags = value.split(',')
    return ({ tag_list }) => tag_list.some((tag) => tags.includes(tag))
  },
  is_startpage: (value) => (story) => story.is_startpage === (value === '1' || value === 'true'),
  level: (value) => (story) => story.full_slug.split('/').length === Number(value),
  search_term: (value) => {
    const term = value.toLowerCase()
    return ({ name, content }) => `${name} ${JSON.stringify(content)}`.toLowerCase().includes(term)
  },
  published_at_gt: (value) => after(value, ({ published_at }) => published_at),
  published_at_lt: (value) => before(value, ({ published_at }) => published_at),
  first_published_at_gt: (value) => after(value, ({ first_published_at }) => first_published_at),
  first_published_at_lt: (value) => before(value, ({ first_published_at }) => first_published_at),
  updated_at_gt: (value) => after(value, ({ updated_at }) => updated_at),
  updated_at_lt: (value) => before(value, ({ updated_at }) => updated_at),
}

/** The stories that match every given parameter. */
export function selectStories(stories: StoredStory[], query: Parameters): StoredStory[] {
  const filters = Object.entries(FILTERS).flatMap(([name, filter]) => {
    const value = query.text(name)
    return value === undefined ? [] : [filter(value)]
  })
  const fields = parseFilterQuery(query)
  return stories.filter((story) => filters.every((filter) => filter(story)) && fields(story.content))
}

function named(value: string): StoryFilter {
  const patterns = value.split(',').map((slug) => slug.trim().replace(/^\/|\/$/g, ''))
  return ({ full_slug }) => patterns.some((pattern) => matchesGlob(full_slug, pattern))
}

function among(value: string, of: (story: StoredStory) => string): StoryFilter {
  const values = new Set(value.split(',').map((part) => part.trim()))
  return (story) => values.has(of(story))
}

const not =
  (filter: StoryFilter): StoryFilter =>
  (story) =>
    !filter(story)

const after = (value: string, of: (story: StoredStory) => string | null): StoryFilter => {
  const bound = Date.parse(value)
  return (story) => Date.parse(of(story) ?? '') > bound
}

const before = (value: string, of: (story: StoredStory) => string | null): StoryFilter => {
  const bound = Date.parse(value)
  return (story) => Date.parse(of(story) ?? '') < bound
}
