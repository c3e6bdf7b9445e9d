import type { Content, StoredStory } from './content.ts'
import { linksIn } from './links.ts'
import { sortStories } from './sort-stories.ts'
import type { Parameters } from './parameters.ts'
import { references } from './references.ts'
import { selectStories } from './select-stories.ts'
import { serializeStory, type View } from './view.ts'

/** A body, with the total number of entries if it is a list. */
type Answer = { body: object; total?: number; perPage?: number }
type Route = (view: View, query: Parameters, name: string) => Answer | undefined

/** Below /v2/cdn/. Undefined is a 404. */
export const ROUTES: Record<string, Route> = {
  stories: (view, query) => {
    const found = sortStories(selectStories(view.stories, query), query)
    const { page, perPage } = paging(found, query, { max: 100 })
    const stories = page.map((story) => serializeStory(view, story))
    const body = { stories, cv: view.content.cv, ...references(view, stories, query) }
    return { body, total: found.length, perPage }
  },

  'stories/:name{.+}': (view, query, name) => {
    const found = named(view, query, name)
    if (!found.story) return undefined
    const story = serializeStory(found.view, found.story)
    return { body: { story, cv: view.content.cv, ...references(found.view, [story], query) } }
  },

  links: (view, query) => {
    const found = linksIn(view, query)
    const { page, perPage } = paging(found, query, { max: 1000 })
    const links = Object.fromEntries(page.map((link) => [link.uuid, link]))
    return { body: { links }, total: found.length, perPage }
  },

  'links/:name': (view, query, name) => {
    const link = linksIn(view, query).find(({ uuid }) => uuid === name)
    return link && { body: { link } }
  },

  datasources: ({ content }, query) => {
    const term = (query.text('search') ?? '').toLowerCase()
    const ids = query.list('by_ids')
    const found = content.datasources
      .filter(({ name, slug }) => `${name} ${slug}`.toLowerCase().includes(term))
      .filter(({ id }) => !ids || ids.includes(String(id)))
    const { page, perPage } = paging(found, query, { max: 1000 })
    return { body: { datasources: page.map(head), cv: content.cv }, total: found.length, perPage }
  },

  'datasources/:name': ({ content }, _, name) => {
    const found = content.datasources.find(({ slug, id }) => slug === name || String(id) === name)
    return found && { body: { datasource: head(found), cv: content.cv } }
  },

  datasource_entries: ({ content }, query) => {
    const [slug, dimension] = [query.text('datasource'), query.text('dimension')]
    const found = content.datasources
      .filter((source) => !slug || source.slug === slug)
      .flatMap((source) => source.entries.map((entry, index) => ({ ...entry, id: source.id + index })))
    const { page, perPage } = paging(found, query, { max: 1000 })
    const entries = page.map(({ id, name, value, dimension_values }) => ({
      id,
      name,
      value,
      dimension_value: (dimension && dimension_values[dimension]) || null,
    }))
    return { body: { datasource_entries: entries, cv: content.cv }, total: found.length, perPage }
  },

  tags: (view, query) => {
    const tags = selectStories(view.stories, query).flatMap(({ tag_list }) => tag_list)
    const names = [...new Set(tags)].toSorted()
    const count = (name: string) => tags.filter((tag) => tag === name).length
    return { body: { tags: names.map((name) => ({ name, taggings_count: count(name) })) } }
  },

  'spaces/me': ({ content }) => {
    const { id, name, domain, language_codes } = content.space
    return { body: { space: { id, name, domain, version: content.cv, language_codes } } }
  },
}

/**
 * By path, number or (with `find_by`) uuid; a path may start with a language of the space, which is then the language
 * of the story.
 */
function named(view: View, query: Parameters, name: string): { view: View; story: StoredStory | undefined } {
  const path = name.replace(/\/$/, '')
  if (query.text('find_by') === 'uuid') return { view, story: view.stories.find(({ uuid }) => uuid === path) }
  const story =
    view.stories.find(({ full_slug }) => full_slug === path) ??
    view.stories.find(({ id }) => String(id) === path) ??
    view.stories.find((each) => each.translated_slugs?.some((slug) => slug.path === path))
  const [language = '', ...rest] = path.split('/')
  if (story || !view.content.space.language_codes.includes(language)) return { view, story }
  return {
    view: { ...view, language: view.language ?? language },
    story: view.stories.find(({ full_slug }) => full_slug === rest.join('/')),
  }
}

function paging<T>(found: T[], query: Parameters, { max }: { max: number }): { page: T[]; perPage: number } {
  const perPage = query.count('per_page', 25, max)
  const from = (query.count('page', 1, Number.MAX_SAFE_INTEGER) - 1) * perPage
  return { page: found.slice(from, from + perPage), perPage }
}

const head = ({ id, name, slug, dimensions }: Content['datasources'][number]) => ({
  id,
  name,
  slug,
  dimensions: dimensions.map((dimension, index) => ({ id: id + index, datasource_id: id, ...dimension })),
})
