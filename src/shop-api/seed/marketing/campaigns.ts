import type { campaign } from '#shop-api/schema/marketing.ts'
import { SHOPS } from '#shop-api/seed/shops/shops.ts'
import table from '#shop-api/seed/tables/campaigns.json' with { type: 'json' }
import { pathOf } from '#shop-api/seed/shops/tree.ts'
import { KEYS, valueId } from '#shop-api/seed/attributes/vocabulary.ts'
import { perLanguage, type Row, words } from '#shop-api/seed/words.ts'

const DAY = 86_400_000

type Entry = {
  key: string
  /** Whole percent. */
  reduction: number
  /** Days from now. */
  from: number
  until: number
  attribute: string
  value: string
  style: string
  color: string
  to: string
  /** Shop codes; all shops if absent. */
  shops?: string[]
  name: Row
  description: Row
}
const ENTRIES: readonly Entry[] = table

/** One is over, one runs, two are in the future: prices show one campaign at a time. */
export const campaigns = (now: Date): (typeof campaign.$inferInsert)[] =>
  ENTRIES.map((entry, index) => ({
    id: 301 + index,
    key: entry.key,
    shopIds: SHOPS.filter(({ code }) => entry.shops?.includes(code) ?? true).map(({ id }) => id),
    reduction: entry.reduction,
    startsAt: new Date(now.getTime() + entry.from * DAY).toISOString(),
    endsAt: new Date(now.getTime() + entry.until * DAY).toISOString(),
    valueId: idOf(entry.attribute, entry.value),
    colorStyle: entry.style,
    color: entry.color,
    hideCountdown: index === 0,
    texts: textsOf(entry),
    customData: {},
  }))

function idOf(attribute: string, value: string): number {
  const key = KEYS.find((each) => each === attribute)
  if (!key) throw new RangeError(`no attribute "${attribute}"`)
  return valueId(key, value)
}

function textsOf({ name, description, reduction, to }: Entry) {
  const names = words(...name)
  const descriptions = words(...description)
  return perLanguage((language) => ({
    name: names[language],
    description: descriptions[language],
    headline: names[language],
    subline: descriptions[language],
    link: `${pathOf(to, language)}/`,
    badgeLabel: `−${reduction} %`,
    condition: CONDITION[language],
  }))
}

const CONDITION = words(
  'Solange der Vorrat reicht',
  'Do vyprodání zásob',
  'Do wyczerpania zapasów',
  'Dans la limite des stocks disponibles',
  'Fino a esaurimento scorte',
)
