import type { StoredStory } from './content.ts'

const RAW = /^(.+)__i18n__([a-z]{2}(?:[_-][a-z]{2})?)$/i

/**
 * Content in one language. A field `title__i18n__fr` exists beside `title`; read in French, `title` holds it. If it
 * is missing or empty, the fallback language's is used, else the default's. The raw fields are never sent.
 */
export function localiseContent(value: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => localiseContent(each, languages))
  if (typeof value !== 'object' || value === null) return value
  const fields = new Map(Object.entries(value))
  const plain = [...fields.keys()].filter((key) => !RAW.test(key))
  return Object.fromEntries(
    plain.map((key) => {
      const texts = languages.map((language) => fields.get(`${key}__i18n__${language.replace('-', '_')}`))
      const text = texts.find((each) => each !== undefined && each !== null && each !== '')
      return [key, localiseContent(text ?? fields.get(key), languages)]
    }),
  )
}

export type Slugs = { full_slug: string; default_full_slug: string | null; lang: string }

/** The path of a story in a language: its translated slug, else below the language's code. */
export function localisedSlugs(
  story: StoredStory,
  language: string | undefined,
  known: readonly string[],
): Slugs {
  if (!language || !known.includes(language))
    return { full_slug: story.full_slug, default_full_slug: null, lang: 'default' }
  const own = story.translated_slugs?.find(({ lang }) => lang === language)?.path
  return {
    full_slug: own ?? `${language}/${story.full_slug}`,
    default_full_slug: story.full_slug,
    lang: language,
  }
}
