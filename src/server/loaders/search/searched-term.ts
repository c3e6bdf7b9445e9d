import { readSynonyms, type Synonyms, withSynonyms } from '#domain/search/synonyms.ts'
import { normaliseTerm } from '#domain/search/term.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Story } from '#clients/content/content-client.ts'
import type { Context } from '#server/context.ts'

/** Its field `synonyms` has the table, and its columns the links of the flyout. */
export const SEARCH_STORY = 'search'

/** A story that is read once gives the same content until the next publication. */
const tables = new WeakMap<object, Synonyms>()

const NONE: Synonyms = new Map()

/** What is looked for: a term by the synonyms of the editors, then as it was typed. Never empty. */
type SearchedTerms = readonly [string, ...string[]]

/** Synonyms are optional: without them, a term is looked for as it is. */
export async function searchedTerms(
  { content, log }: Pick<Context, 'content' | 'log'>,
  variant: VariantCode,
  typed: string,
): Promise<SearchedTerms> {
  try {
    const story = await content.story(variant, SEARCH_STORY)
    const term = withSynonyms(typed, story ? tableOf(story.content) : NONE)
    return term === normaliseTerm(typed) ? [typed] : [term, typed]
  } catch (error) {
    log.warn({ error }, 'a term is looked for without synonyms')
    return [typed]
  }
}

/** What the first of the terms finds that finds anything; else what the first one gives. */
export async function firstFound<T>(
  [first, ...others]: SearchedTerms,
  find: (term: string) => Promise<T>,
  isFound: (found: T) => boolean,
): Promise<T> {
  const result = await find(first)
  if (isFound(result)) return result
  for (const term of others) {
    const other = await find(term)
    if (isFound(other)) return other
  }
  return result
}

function tableOf(content: Story['content']): Synonyms {
  const { synonyms } = content
  const table = tables.get(content) ?? readSynonyms(typeof synonyms === 'string' ? synonyms : '')
  tables.set(content, table)
  return table
}
