import type { Category } from '#domain/catalogue/category.ts'
import { slugToPath } from '#domain/content/folder.ts'
import { findPages, type PageWords, pageWords } from '#domain/search/find-pages.ts'
import { matchPath, type RouteName } from '#i18n/routes.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { INCOMPLETE_TAG, tag } from '#clients/cache-tags.ts'
import type { PageEntry } from '#clients/content/content-client.ts'
import type { Context } from '#server/context.ts'
import { pathOfCategory } from '#server/loaders/alternates.ts'

/** Paths are without the variant's prefix. */
export type FoundPages = { pages: { label: string; path: string }[]; tags: string[] }

type Target = { label: string; path: string; words: PageWords; tag: string | null }

/** Where a story is the page; one that is shown over other pages is none. */
const STORY_ROUTES: readonly RouteName[] = ['category', 'instructions', 'conformity']

/** What a search may find, by lists that stay the same until something in them changes. */
const targets = new WeakMap<readonly unknown[], Target[]>()

function targetsOf<T>(list: readonly T[], read: (each: T) => Target[]): Target[] {
  const found = targets.get(list) ?? list.flatMap(read)
  targets.set(list, found)
  return found
}

/** Stories that a term finds. They are optional: without the content service there are none, and the page is not cached. */
export async function findStories(
  { content, log }: Pick<Context, 'content' | 'log'>,
  variant: VariantCode,
  terms: readonly string[],
  limit: number,
): Promise<FoundPages> {
  try {
    return answer(best(targetsOf(await content.stories(variant), storyTarget(variant)), terms, limit))
  } catch (error) {
    log.warn({ error }, 'a search is shown without its pages')
    return { pages: [], tags: [INCOMPLETE_TAG] }
  }
}

/** Categories that a term finds by their names. */
export const findCategories = (
  roots: readonly Category[],
  terms: readonly string[],
  limit: number,
): FoundPages['pages'] => answer(best(targetsOf(roots, categoryTargets), terms, limit)).pages

/** What the first term finds comes first. */
const best = (all: readonly Target[], terms: readonly string[], limit: number): Target[] =>
  [...new Set(terms.flatMap((term) => findPages(all, term, limit)))].slice(0, limit)

const answer = (found: readonly Target[]): FoundPages => ({
  pages: found.map(({ label, path }) => ({ label, path })),
  tags: found.flatMap((each) => each.tag ?? []),
})

const storyTarget =
  (variant: VariantCode) =>
  ({ uuid, slug, title, words }: PageEntry): Target[] => {
    const path = slugToPath(slug)
    const route = matchPath(variant, path)?.route
    return route && STORY_ROUTES.includes(route) ? [{ label: title, path, words, tag: tag.story(uuid) }] : []
  }

const categoryTargets = (category: Category): Target[] =>
  category.isHidden
    ? []
    : [
        {
          label: category.name,
          path: pathOfCategory(category),
          words: pageWords(category.name, []),
          tag: null,
        },
        ...(category.children ?? []).flatMap(categoryTargets),
      ]
