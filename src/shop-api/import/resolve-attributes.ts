import type { AttributeEntry, ValueEntry } from '#contract/shop-api/catalogue.ts'
import type { PartFault } from '#shop-api/offer/offer-fault.ts'
import type { Texts } from '#shop-api/schema/product.ts'
import type { Group, Vocabulary } from './vocabulary.ts'

type Values = Pick<Vocabulary, 'groups' | 'groupOf' | 'find' | 'add'>

/** The attributes of a product or variant, as they are stored. */
export type StoredAttributes = { valueIds: number[]; texts: Texts }

/** The attributes that are there with those that are given in place of them. What cannot be resolved is a fault, and left out. */
export function resolveAttributes(
  vocabulary: Values,
  before: StoredAttributes,
  given: Record<string, AttributeEntry | null>,
): StoredAttributes & { faults: PartFault[] } {
  let valueIds = before.valueIds
  const texts = { ...before.texts }
  const faults: PartFault[] = []
  for (const [key, entry] of Object.entries(given)) {
    const group = vocabulary.groups.get(key)
    if (!group) {
      faults.push({ field: key, description: 'is not known' })
      continue
    }
    const resolved = entry === null ? [] : resolve(vocabulary, group, entry)
    delete texts[key]
    if (typeof resolved === 'string') faults.push({ field: key, description: resolved })
    else if (Array.isArray(resolved)) valueIds = withValues(vocabulary, valueIds, group, resolved)
    else texts[key] = resolved.text
  }
  return { valueIds, texts, faults }
}

/** The same list where nothing changes, so that its order stays. */
function withValues({ groupOf }: Values, before: number[], group: Group, ids: number[]): number[] {
  const own = before.filter((id) => groupOf(id) === group.id)
  const isSame = own.length === ids.length && own.every((id) => ids.includes(id))
  return isSame ? before : [...before.filter((id) => groupOf(id) !== group.id), ...ids]
}

/** The ids of values, a free text, or what is wrong. */
function resolve(
  vocabulary: Values,
  group: Group,
  entry: AttributeEntry,
): number[] | { text: Texts[string] } | string {
  if (typeof entry === 'object' && 'texts' in entry)
    return group.kind === 'text' ? { text: entry.texts } : 'has values of a list, and no texts'
  if (group.kind === 'text')
    return typeof entry === 'string' ? { text: entry } : 'needs a text, or one for each language'
  const entries = Array.isArray(entry) ? entry : [entry]
  if (entries.length > 1 && !group.multiSelect) return 'has one value'
  const ids: number[] = []
  for (const each of entries) {
    const id = valueId(vocabulary, group, each)
    if (typeof id === 'string') return id
    ids.push(id)
  }
  return [...new Set(ids)]
}

/** The id of a value that is listed, or is new; else what is wrong. */
function valueId(vocabulary: Values, group: Group, entry: ValueEntry): number | string {
  const added = typeof entry === 'object' ? entry : undefined
  const name = added?.value ?? String(entry)
  const known = vocabulary.find(group, name)
  if (known !== undefined) return known
  if (group.kind === 'figure')
    return FIGURE.test(name) ? vocabulary.add(group, name) : `${name} is not a number like 8.6`
  if (group.kind === 'boolean') return `${name} is neither true nor false`
  if (!added) return `${name} is not in its list; a new value has labels: {"value":…,"labels":…}`
  return vocabulary.add(group, name, added.labels)
}

/** As it is stored: without a sign, and without zeros that say nothing. */
const FIGURE = /^(?:0|[1-9]\d{0,5})(?:\.[1-9])?$/
