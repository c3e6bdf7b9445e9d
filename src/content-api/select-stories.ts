import type { StoredStory } from './content.ts'
import { parseFilterQuery } from './filter-query.ts'
import { matchesGlob } from './glob.ts'
import type { Parameters } from './parameters.ts'

type StoryFilter = (story: StoredStory) => boolean

const TIMES = ['published_at', 'first_published_at', 'updated_at'] as const
const COMPARISONS: Record<string, (time: number, bound: number) => boolean> = {
  gt: (time, bound) => time > bound,
  gte: (time, bound) => time >= bound,
  lt: (time, bound) => time < bound,
  lte: (time, bound) => time <= bound,
}

/** `published_at_gte` and so on. A story without that time is never selected. */
function timeFilters(): Record<string, (value: string) => StoryFilter> {
  const filters = TIMES.flatMap((field) =>
    Object.entries(COMPARISONS).map(([name, compare]) => {
      const filter = (value: string) => (story: StoredStory) =>
        compare(Date.parse(story[field] ?? ''), Date.parse(value))
      return [`${field}_${name}`, filter] as const
    }),
  )
  return Object.fromEntries(filters)
}

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
  in_workflow_stages: (value) => among(value, ({ workflow_stage }) => String(workflow_stage)),
  ...timeFilters(),
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
