/**
 * Common parts of German compounds in this trade, including some that never occur alone in a catalogue.
 * Without accents.
 */
const TRADE = [
  'arbeitsplatz',
  'batterie',
  'bildschirm',
  'blaulicht',
  'brille',
  'bugel',
  'damen',
  'etui',
  'fassung',
  'fertig',
  'filter',
  'flussigkeit',
  'gestell',
  'glas',
  'glaser',
  'gleitsicht',
  'herren',
  'hilfe',
  'hor',
  'kette',
  'kinder',
  'kontakt',
  'kunststoff',
  'lese',
  'linse',
  'linsen',
  'losung',
  'metall',
  'mittel',
  'monat',
  'pflege',
  'rahmen',
  'reinigung',
  'schutz',
  'sicht',
  'sonne',
  'spray',
  'tages',
  'tuch',
  'wochen',
  'zubehor',
] as const

const LINKS = ['', 's', 'n', 'en', 'es', 'er']
const MIN_PART = 3
const MIN_UNKNOWN_PART = 5

/**
 * The parts of a German compound, its head last: "gleitsichtbrille" → gleitsicht, brille. Null if the word is
 * no compound. At least the head must be known; the part before it may be new if it is long enough to be a
 * word.
 */
export function compoundParts(word: string, isKnown: (part: string) => boolean): string[] | null {
  const known = (part: string) => part.length >= MIN_PART && (TRADE_PARTS.has(part) || isKnown(part))
  for (let cut = MIN_PART; cut <= word.length - MIN_PART; cut++) {
    const head = word.slice(cut)
    const front = word.slice(0, cut)
    if (![head, ...singulars(head)].some(known)) continue
    const base = LINKS.map((link) => (front.endsWith(link) ? front.slice(0, front.length - link.length) : ''))
    const part = base.find(known)
    if (part !== undefined) return [part, head]
    const deeper = compoundParts(front, isKnown)
    if (deeper) return [...deeper, head]
    if (front.length >= MIN_UNKNOWN_PART) return [front, head]
  }
  return null
}

const TRADE_PARTS: ReadonlySet<string> = new Set(TRADE)
const singulars = (word: string) => [word.replace(/n$/, ''), word.replace(/en$/, '')]
