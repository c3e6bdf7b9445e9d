import type { Category } from '#domain/catalogue/category.ts'
import type { CategoryTree } from '#shop-api/catalogue/category-tree.ts'
import { isShown } from '#shop-api/serializers/category.ts'
import type { Occurrence } from './hit.ts'
import { tokens } from '#shop-api/tokenizer/tokens.ts'

/** Categories whose whole name is among the words of a term. */
export const matchCategories = (tree: CategoryTree, hits: Occurrence[]): Category[] =>
  idsOf(hits, ({ categoryIds }) => categoryIds)
    .flatMap((id) => tree.byId.get(id) ?? [])
    .filter((category) => isShown(tree, category, false))
    .filter(({ id, name }) => matchesName(name, hits, (hit) => hit.categoryIds.has(id)))

export const idsOf = (hits: Occurrence[], of: (hit: Occurrence) => Set<number>): number[] => [
  ...new Set(hits.flatMap((hit) => [...of(hit)])),
]

/** Words of names by which nobody knows them: links, which no index has, and the unit of lenses. */
const NOT_NAMING = new Set(
  'für von mit und nach den zum zur pour des aux par avec per del della dei delle degli con dla dpt'.split(
    ' ',
  ),
)

/**
 * Whether the typed words are the whole name: as many as it has, and with the same beginnings, so that Brille
 * does not match Sonnenbrille. Words of one or two letters do not count where the name has longer ones.
 */
export function matchesName(name: string, hits: Occurrence[], names: (hit: Occurrence) => boolean): boolean {
  const words = tokens(name).filter(isNaming)
  const naming = hits.filter((hit) => names(hit) && (words.length === 0 || isNaming(hit.input)))
  return (
    naming.length >= Math.max(1, words.length) &&
    naming.every(({ input: typed }) => words.length === 0 || words.some((word) => beginsLike(word, typed)))
  )
}

const isNaming = (word: string) => word.length > 2 && !NOT_NAMING.has(word)

function beginsLike(word: string, typed: string): boolean {
  const [a, b] = [unaccented(word), unaccented(typed)]
  const length = Math.min(3, a.length, b.length)
  return a.slice(0, length) === b.slice(0, length)
}

const unaccented = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
