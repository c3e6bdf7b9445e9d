import type { Alternate, RawBlock } from '#contract/content/story.ts'
import type { Content, StoredStory } from './content.ts'
import { localisedSlugs, localiseContent } from './localise.ts'
import type { Parameters } from './parameters.ts'

/** The form in which a request reads stories: state, language, fields. */
export type View = {
  content: Content
  isDraft: boolean
  stories: StoredStory[]
  language: string | undefined
  fallback: string | undefined
  excluded: string[]
}

export type SerializedStory = ReturnType<typeof serializeStory>

export function viewOf(content: Content, query: Parameters): View {
  const isDraft = query.text('version') === 'draft'
  return {
    content,
    isDraft,
    stories: isDraft ? content.draft : content.published,
    language: query.text('language'),
    fallback: query.text('fallback_lang'),
    excluded: query.list('excluding_fields') ?? [],
  }
}

/** A story in the form of the wire. */
export function serializeStory(view: View, story: StoredStory) {
  const { language, fallback, content } = view
  const languages = [language, fallback].filter((code) => code !== undefined)
  const { full_slug, default_full_slug, lang } = localisedSlugs(story, language, content.space.language_codes)
  const blocks = without(localiseContent(story.content, languages), view.excluded)
  return {
    id: story.id,
    uuid: story.uuid,
    name: story.name,
    slug: story.slug,
    full_slug,
    default_full_slug,
    content: view.isDraft ? editable(blocks, story, content) : blocks,
    created_at: story.created_at,
    updated_at: story.updated_at,
    published_at: story.published_at,
    first_published_at: story.first_published_at,
    sort_by_date: story.sort_by_date,
    position: story.position,
    tag_list: story.tag_list,
    is_startpage: story.is_startpage,
    parent_id: story.parent_id,
    meta_data: story.meta_data,
    group_id: story.group_id,
    release_id: null,
    lang,
    path: null,
    alternates: alternatesOf(view, story),
    translated_slugs: story.translated_slugs ?? null,
  }
}

/** The same page in other folders. */
export function alternatesOf({ stories, content }: View, story: StoredStory): Alternate[] {
  const published = directoryOf(content.published)
  const alternates = directoryOf(stories).groups.get(story.group_id) ?? []
  return alternates
    .filter(({ uuid }) => uuid !== story.uuid)
    .map(({ id, uuid, name, slug, full_slug, parent_id }) => ({
      id,
      name,
      slug,
      published: published.uuids.has(uuid),
      full_slug,
      is_folder: false,
      parent_id,
    }))
}

type Directory = { uuids: Set<string>; groups: Map<string, StoredStory[]> }
const directories = new WeakMap<StoredStory[], Directory>()

/** Stories by the keys of references, built once per content. */
function directoryOf(stories: StoredStory[]): Directory {
  const known = directories.get(stories)
  if (known) return known
  const made = {
    uuids: new Set(stories.map(({ uuid }) => uuid)),
    groups: Map.groupBy(stories, ({ group_id }) => group_id),
  }
  directories.set(stories, made)
  return made
}

export const isPublished = ({ content }: View, { uuid }: StoredStory): boolean =>
  directoryOf(content.published).uuids.has(uuid)

/** Content without the named fields, at any depth; the fields that identify a block stay. */
function without(value: unknown, names: string[]): unknown {
  if (names.length === 0) return value
  if (Array.isArray(value)) return value.map((each) => without(each, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key === '_uid' || key === 'component' || !names.includes(key))
      .map(([key, each]) => [key, without(each, names)]),
  )
}

/** Draft blocks carry the comment by which the visual editor finds them; published ones never do. */
function editable(value: unknown, story: StoredStory, content: Content): unknown {
  if (Array.isArray(value)) return value.map((each) => editable(each, story, content))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, editable(each, story, content)]),
  )
  if (!isBlock(value)) return fields
  const { component: name, _uid: uid } = value
  const mark = { name, space: String(content.space.id), uid, id: String(story.id) }
  return { ...fields, _editable: `<!--#storyblok#${JSON.stringify(mark)}-->` }
}

const isBlock = (value: object): value is RawBlock => '_uid' in value && 'component' in value
