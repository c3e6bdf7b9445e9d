import type { Folder, StoredStory } from './content.ts'
import type { Parameters } from './parameters.ts'
import { alternatesOf, isPublished, type View } from './view.ts'

/** A story or folder as a node of the tree. Its `slug` is the whole path. */
export type Link = ReturnType<typeof linkTo>

export function linkTo(view: View, story: StoredStory) {
  return {
    id: story.id,
    uuid: story.uuid,
    slug: story.full_slug,
    name: story.name,
    path: null,
    real_path: `/${story.full_slug}`,
    published: isPublished(view, story),
    parent_id: story.parent_id,
    is_folder: false,
    is_startpage: story.is_startpage,
    position: story.position,
    alternates: alternatesOf(view, story).map(({ full_slug, ...rest }) => ({
      ...rest,
      path: full_slug,
      full_slug,
    })),
  }
}

const folderLink = (folder: Folder): Link => ({
  id: folder.id,
  uuid: folder.uuid,
  slug: folder.full_slug,
  name: folder.slug,
  path: null,
  real_path: `/${folder.full_slug}`,
  published: false,
  parent_id: folder.parent_id,
  is_folder: true,
  is_startpage: false,
  position: 0,
  alternates: [],
})

/** All nodes of the tree that match the query, folders included, in order of path. */
export function linksIn(view: View, query: Parameters): (Link & Partial<Dates>)[] {
  const [startsWith = '', parent] = [query.text('starts_with'), query.text('with_parent')]
  const withDates = query.text('include_dates') === '1'
  const stories = view.stories.map((story) => ({
    ...linkTo(view, story),
    ...(withDates && datesOf(story)),
  }))
  return [...stories, ...view.content.folders.map(folderLink)]
    .filter((link) => link.slug.startsWith(startsWith.replace(/^\//, '')))
    .filter((link) => parent === undefined || String(link.parent_id) === parent)
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
}

type Dates = ReturnType<typeof datesOf>

const datesOf = ({ published_at, created_at, updated_at }: StoredStory) => ({
  published_at,
  created_at,
  updated_at,
})
