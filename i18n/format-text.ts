export type Values = Record<string, string | number>

/** A part of a text: words, a value, the number of a plural, or a choice between texts. */
type Part =
  | { kind: 'words'; words: string }
  | { kind: 'value'; name: string }
  | { kind: 'number' }
  | { kind: 'choice'; name: string; isPlural: boolean; cases: Map<string, Part[]> }

/**
 * Formats an ICU text in the browser: values, plurals and selections. A plural takes "=1" before "one".
 *
 * @example formatText('{count, plural, one {# Stück} other {# Stück}}', { count: 2 }, 'de-DE') // "2 Stück"
 */
export function formatText(text: string, values: Values, intl: string): string {
  const say = (parts: readonly Part[], number: number): string =>
    parts
      .map((part) => {
        if (part.kind === 'words') return part.words
        if (part.kind === 'number') return new Intl.NumberFormat(intl).format(number)
        const value = values[part.name] ?? ''
        if (part.kind === 'value') return String(value)
        return say(chosen(part, value, intl), part.isPlural ? Number(value) : number)
      })
      .join('')
  return say(partsOf({ text, at: 0 }, false), 0)
}

function chosen(
  { isPlural, cases }: Extract<Part, { kind: 'choice' }>,
  value: string | number,
  intl: string,
): Part[] {
  const named = isPlural ? new Intl.PluralRules(intl).select(Number(value)) : String(value)
  return cases.get(`=${value}`) ?? cases.get(named) ?? cases.get('other') ?? []
}

type Reading = { text: string; at: number }

/** Reads up to the brace that closes the part, or to the end. */
function partsOf(reading: Reading, isPlural: boolean): Part[] {
  const parts: Part[] = []
  for (;;) {
    const words = take(reading, isPlural ? /[^{}#]*/y : /[^{}]*/y)
    if (words) parts.push({ kind: 'words', words })
    const sign = reading.text[reading.at]
    if (sign === undefined || sign === '}') return parts
    reading.at += 1
    parts.push(sign === '#' ? { kind: 'number' } : argument(reading))
  }
}

function argument(reading: Reading): Part {
  const name = take(reading, /\s*\w+\s*/y).trim()
  const kind = take(reading, /,\s*\w+\s*,\s*/y).replaceAll(/[\s,]/g, '')
  if (kind === '') {
    reading.at += 1
    return { kind: 'value', name }
  }
  const cases = new Map<string, Part[]>()
  while (reading.text[reading.at] !== '}' && reading.at < reading.text.length) {
    const label = take(reading, /[=\w]+\s*\{/y).replace(/\s*\{$/, '')
    cases.set(label, partsOf(reading, kind === 'plural'))
    take(reading, /\}\s*/y)
  }
  reading.at += 1
  return { kind: 'choice', name, isPlural: kind === 'plural', cases }
}

function take(reading: Reading, pattern: RegExp): string {
  pattern.lastIndex = reading.at
  const found = pattern.exec(reading.text)?.[0] ?? ''
  reading.at += found.length
  return found
}
