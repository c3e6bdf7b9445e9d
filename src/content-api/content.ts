import { createHash } from 'node:crypto'
import type { DatasourceFile, DraftFile, RawBlock, SpaceFile, StoryFile } from '#contract/content/story.ts'

/** A story as the service stores it: all languages in one, references not resolved. */
export type StoredStory = {
  id: number
  uuid: string
  name: string
  /** Last part of the path. */
  slug: string
  full_slug: string
  content: RawBlock
  created_at: string
  updated_at: string
  published_at: string | null
  first_published_at: string | null
  sort_by_date: string | null
  position: number
  tag_list: string[]
  workflow_stage: number | null
  is_startpage: boolean
  parent_id: number
  meta_data: unknown
  group_id: string
  translated_slugs: StoryFile['translated_slugs']
}

export type Folder = { id: number; uuid: string; slug: string; full_slug: string; parent_id: number }

/** The content of the folder at one time. A new publication makes a new one. */
export type Content = {
  space: SpaceFile
  /** What the public sees, in order of path. */
  published: StoredStory[]
  /** What editors see: drafts in place of the versions that they will replace. */
  draft: StoredStory[]
  folders: Folder[]
  datasources: (DatasourceFile & { id: number; slug: string })[]
  /** Changes exactly when the content does. */
  cv: number
}

export type ContentFiles = {
  space: SpaceFile
  /** Path below content/ without the extension, such as "de/home". */
  stories: { path: string; file: StoryFile; draft?: DraftFile | undefined; writtenAt?: string }[]
  datasources: (DatasourceFile & { slug: string })[]
}

const EPOCH = '1970-01-01T00:00:00.000Z'

/** Builds the content from its files. */
export function buildContent({ space, stories, datasources }: ContentFiles): Content {
  const sorted = stories.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const live = sorted.map(({ path, file, writtenAt }) => stored(path, file, writtenAt))
  const edited = sorted.map(({ path, file, draft, writtenAt }) =>
    stored(path, applyDraft(file, draft), writtenAt),
  )
  return {
    space,
    published: live.filter(({ published_at }) => published_at !== null),
    draft: edited,
    folders: foldersOf(sorted.map(({ path }) => path)),
    datasources: datasources.map((each) => ({ ...each, id: numberOf(`datasource ${each.slug}`) })),
    cv: numberOf(JSON.stringify({ space, sorted: sorted.map(contentOf), datasources })) % 2 ** 31,
  }
}

function stored(path: string, file: StoryFile, writtenAt: string | undefined): StoredStory {
  const first = file.first_published_at ?? file.published_at
  const created = file.created_at ?? first ?? EPOCH
  const parent = path.split('/').slice(0, -1).join('/')
  return {
    id: numberOf(file.uuid),
    uuid: file.uuid,
    name: file.name,
    slug: path.split('/').at(-1) ?? path,
    full_slug: path,
    content: file.content,
    created_at: created,
    updated_at: file.updated_at ?? writtenAt ?? file.published_at ?? created,
    published_at: file.published_at,
    first_published_at: first,
    sort_by_date: file.sort_by_date ?? null,
    position: file.position,
    tag_list: file.tag_list,
    workflow_stage: file.workflow_stage ?? null,
    is_startpage: file.is_startpage,
    parent_id: parent === '' ? 0 : numberOf(`folder ${parent}`),
    meta_data: file.meta_data ?? null,
    group_id: file.group_id ?? file.uuid,
    translated_slugs: file.translated_slugs ?? null,
  }
}

/** What readers may see of a story, independent of when it was written. */
const contentOf = ({ path, file }: ContentFiles['stories'][number]) => ({ path, file })

function applyDraft(file: StoryFile, draft: DraftFile | undefined): StoryFile {
  if (!draft) return file
  const { content, name = file.name, updated_at = file.updated_at } = draft
  return { ...file, content, name, updated_at }
}

function foldersOf(paths: string[]): Folder[] {
  const folders = new Map<string, Folder>()
  for (const path of paths) {
    const parts = path.split('/').slice(0, -1)
    parts.forEach((slug, index) => {
      const full = parts.slice(0, index + 1).join('/')
      const parent = parts.slice(0, index).join('/')
      folders.set(full, {
        id: numberOf(`folder ${full}`),
        uuid: uuidOf(`folder ${full}`),
        slug,
        full_slug: full,
        parent_id: parent === '' ? 0 : numberOf(`folder ${parent}`),
      })
    })
  }
  return [...folders.values()]
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** A number that stays the same for the same text: 48 bits, safe in JSON. */
const numberOf = (text: string): number => Number.parseInt(hash(text).slice(0, 12), 16)

const uuidOf = (text: string): string =>
  hash(text).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
