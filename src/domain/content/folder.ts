/** The folders of a reader's stories, the nearest first. */
export type Folders = readonly string[]

/**
 * The folders of a variant: its own pages and its language's, then in the same order the folders of stories that are no pages. A story in a
 * nearer folder comes first.
 */
export const foldersOf = (variant: string, language: string): Folders => [
  variant,
  language,
  `global/${variant}`,
  `global/${language}`,
  'global',
]

/** The path of a story within one of these folders, or null where it is in none of them. */
export function slugWithin(folders: Folders, fullSlug: string): string | null {
  const folder = folders.find((each) => fullSlug.startsWith(`${each}/`))
  return folder === undefined ? null : fullSlug.slice(folder.length + 1)
}

/** A story's path on the site: the story `home` is the start page. */
export const slugToPath = (slug: string): string => (slug === 'home' ? '/' : `/${slug}/`)
