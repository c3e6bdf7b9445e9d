import { ATTRIBUTES, type AttributeKey } from '#domain/catalogue/attribute.ts'
import type { advancedValue, attributeValue } from '#shop-api/schema/attribute.ts'
import { advancedId, figureValue } from './attributes.ts'
import type { Advanced, Texts, Values } from '#shop-api/seed/drafts/draft.ts'
import { figureId, valueId } from './vocabulary.ts'
import { perLanguage } from '#shop-api/seed/words.ts'

type ValueRow = typeof attributeValue.$inferInsert
type AdvancedRow = typeof advancedValue.$inferInsert

/** Turns values into ids, and collects the ones that the database does not have yet. */
export type Registry = {
  valueIds(values: Values): number[]
  advancedIds(advanced: readonly Advanced[]): number[]
  /** The new values since the last call. */
  takeNew(): { values: ValueRow[]; advanced: AdvancedRow[] }
}

export function newRegistry(): Registry {
  const figures = new Set<number>()
  const advancedByText = new Map<string, number>()
  let values: ValueRow[] = []
  let advancedRows: AdvancedRow[] = []

  const figure = (key: AttributeKey, value: number): number => {
    const id = figureId(key, value)
    if (!figures.has(id)) values.push(figureValue(key, value))
    figures.add(id)
    return id
  }
  const idsOf = (key: AttributeKey, value: Values[AttributeKey]): number[] => {
    if (value === undefined) return []
    if (Array.isArray(value)) return value.map((each) => valueId(key, each))
    if (typeof value === 'number') return [figure(key, value)]
    return [valueId(key, String(value))]
  }
  const structured = ({ key, rows }: Advanced): number => {
    const content = perLanguage((language) => [{ fieldSet: [rows(language)], groupSet: [] }])
    const text = `${key} ${JSON.stringify(content)}`
    const known = advancedByText.get(text)
    if (known !== undefined) return known
    const id = 9001 + advancedByText.size
    advancedByText.set(text, id)
    advancedRows.push({ id, attributeId: advancedId(key), values: content })
    return id
  }
  return {
    valueIds: (given) => keysOf(given).flatMap((key) => idsOf(key, given[key])),
    advancedIds: (given) => given.map(structured),
    takeNew() {
      const news = { values, advanced: advancedRows }
      values = []
      advancedRows = []
      return news
    },
  }
}

const keysOf = (values: Values | Texts): AttributeKey[] =>
  Object.keys(values).filter((key): key is AttributeKey => key in ATTRIBUTES)
