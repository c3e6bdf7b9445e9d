import type { z } from 'zod'
import type { Random } from '#shop-api/seed/random.ts'

type Schema = z.core.JSONSchema.BaseSchema
type Vocabulary = Record<string, readonly unknown[]>

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce((inner, _, level) => (level % 2 ? [inner] : { a: inner }), 1)

/** What JSON can name and JavaScript cannot write, by the text that stands for it. */
const RAW = { '(huge)': '1e400', '(deep)': `${'['.repeat(6000)}${']'.repeat(6000)}` }

const ODD_VALUES: readonly unknown[] = [
  [null, true, false, '', ' ', '0', [], {}, [[]], [null], { length: 3 }],
  [0, -0, -1, 1.5, -1e9, 2 ** 31, 2 ** 53, 1e21, 1e-9, '(huge)', 'NaN', 'Infinity', '-1', '1e3', '0x10'],
  ['\0', 'a\u0007b', '\u202Eabc', '\uD800', 'x'.repeat(300), 'ß'.repeat(20_000), '%00', '../../etc'],
  ['__proto__', 'constructor', 'toString', "' or 1=1; --", '<script>1</script>', '{{7*7}}', 'a,b[c]'],
  ['(deep)', nested(5), nested(19), nested(60), Array.from({ length: 500 }, () => 1)],
  [JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"price":1}}}')],
].flat()

/** What a browser could wish to set: prices, price keys, gifts, groups, shops, other people's keys. */
export const MADE_UP = {
  customData: [
    { pricePromotionKey: 'subscription', shopId: 10_004, isGift: true, price: 1, type: 'rx' },
    { subscriptionDefinition: { subscriptionInterval: 3 }, pricePromotionKey: 'subscription' },
    { prescription: { right: { sphere: -99 } }, parts: ['index_cr'], hideSubItem: true, origin: 'x' },
  ],
  displayData: [{ name: { key: 'name', label: 'Free', value: '0,00 €' } }, { price: { key: 'a' } }],
  itemGroup: [
    { id: 'g1', isMainItem: true, isRequired: true },
    { id: 'g1', isMainItem: false, isRequired: false },
    null,
  ],
  price: [1, { total: { withTax: 1 } }],
  pricePromotionKey: ['subscription'],
  shopId: [10_004, -1],
  status: ['available'],
  id: ['1', 1, -1],
  ['__proto__']: [{ quantity: 99 }],
  with: ['items.product,applicablePromotions', 'a:b(c|d).e', 'items.product.attributes:key(__proto__)'],
}

/** A payload that fits the shape of a schema, though not always its limits; values of a name in `words` come from there. */
export function somePayload(schema: Schema, random: Random, words: Vocabulary, name = ''): unknown {
  const known = words[name]
  if (known && random.chance(0.9)) return random.pick(known)
  const inner = (part: unknown, of = name) => (isSchema(part) ? somePayload(part, random, words, of) : 1)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.anyOf) return inner(random.pick(schema.anyOf))
  if (schema.type === 'boolean') return random.chance(0.5)
  if (schema.type === 'integer' || schema.type === 'number') return random.int(1, random.pick([3, 300]))
  if (schema.type === 'array') return Array.from({ length: random.int(1, 3) }, () => inner(schema.items))
  if (schema.type !== 'object') return schema.type === 'string' ? random.pick(WORDS) : null
  const required = schema.required ?? []
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([field]) => required.includes(field) || random.chance(0.5),
  )
  const named = fields.map(([field, part]) => [field, inner(part, field)])
  const names = isSchema(schema.propertyNames) ? schema.propertyNames.enum : undefined
  const free = isSchema(schema.additionalProperties)
    ? [[names ? random.pick(names) : random.pick(WORDS), inner(schema.additionalProperties)]]
    : []
  return Object.fromEntries([...named, ...free])
}

const WORDS = ['a', 'abc', 'Alba', '2026-06-01', 'ada@example.com', '12345678', 'P-1', 'glasses/all', '/']

const isSchema = (part: unknown): part is Schema =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

/** The payload with one to three changes: values replaced, removed, repeated, or added. */
export function mutated(payload: unknown, random: Random): unknown {
  let changed = payload
  for (let changes = random.int(1, 3); changes > 0; changes -= 1) changed = mutateOnce(changed, random)
  return changed
}

function mutateOnce(value: unknown, random: Random): unknown {
  if (random.chance(0.15)) return random.pick(ODD_VALUES)
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.2)) return [...value, ...value, random.pick(ODD_VALUES)]
    const place = random.int(0, value.length - 1)
    return value.map((each, index) => (index === place ? mutateOnce(each, random) : each))
  }
  if (typeof value !== 'object' || value === null) return random.pick(ODD_VALUES)
  const entries = Object.entries(value)
  const [name, made] = random.pick(Object.entries<readonly unknown[]>(MADE_UP))
  if (entries.length === 0 || random.chance(0.4)) return withField(entries, name, random.pick(made))
  const [field, inner] = random.pick(entries)
  const others = entries.filter(([each]) => each !== field)
  return random.chance(0.2) ? Object.fromEntries(others) : withField(others, field, mutateOnce(inner, random))
}

/** `Object.fromEntries` makes `__proto__` a field as any other, as `JSON.parse` does. */
const withField = (entries: [string, unknown][], name: string, value: unknown) =>
  Object.fromEntries([...entries, [name, value]])

/** As it is sent. */
export const jsonText = (value: unknown): string =>
  Object.entries(RAW).reduce((text, [name, raw]) => text.replaceAll(`"${name}"`, raw), JSON.stringify(value))
