/** Where a reader's stories lie, the nearest folder first. */
export type Folders = readonly string[]

/**
 * The folders of a variant: its own pages and its language's, then what is no page of its own in the same order. What lies in a
 * nearer folder wins.
 */
export const foldersOf = (variant: string, language: string): Folders => [
  variant,
  language,
  `global/${variant}`,
  `global/${language}`,
  'global',
]

/** The path of a story within one of these folders, or null where it lies in none of them. */
export function slugWithin(folders: Folders, fullSlug: string): string | null {
  const folder = folders.find((each) => fullSlug.startsWith(`${each}/`))
  return folder === undefined ? null : fullSlug.slice(folder.length + 1)
}

/** A story's path on the site: the story `home` is the start page. */
export const pathOfSlug = (slug: string): string => (slug === 'home' ? '/' : `/${slug}/`)
