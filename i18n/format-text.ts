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
  const print = (parts: readonly Part[], number: number): string =>
    parts
      .map((part) => {
        if (part.kind === 'words') return part.words
        if (part.kind === 'number') return new Intl.NumberFormat(intl).format(number)
        const value = values[part.name] ?? ''
        if (part.kind === 'value') return String(value)
        return print(chosen(part, value, intl), part.isPlural ? Number(value) : number)
      })
      .join('')
  return print(partsOf({ text, at: 0 }, false), 0)
}

function chosen(
  { isPlural, cases }: Extract<Part, { kind: 'choice' }>,
  value: string | number,
  intl: string,
): Part[] {
  const named = isPlural ? new Intl.PluralRules(intl).select(Number(value)) : String(value)
  return cases.get(`=${value}`) ?? cases.get(named) ?? cases.get('other') ?? []
}

type Cursor = { text: string; at: number }

/** Reads up to the brace that closes the part, or to the end. */
function partsOf(cursor: Cursor, isPlural: boolean): Part[] {
  const parts: Part[] = []
  for (;;) {
    const words = take(cursor, isPlural ? /[^{}#]*/y : /[^{}]*/y)
    if (words) parts.push({ kind: 'words', words })
    const sign = cursor.text[cursor.at]
    if (sign === undefined || sign === '}') return parts
    cursor.at += 1
    parts.push(sign === '#' ? { kind: 'number' } : argument(cursor))
  }
}

function argument(cursor: Cursor): Part {
  const name = take(cursor, /\s*\w+\s*/y).trim()
  const kind = take(cursor, /,\s*\w+\s*,\s*/y).replaceAll(/[\s,]/g, '')
  if (kind === '') {
    cursor.at += 1
    return { kind: 'value', name }
  }
  const cases = new Map<string, Part[]>()
  while (cursor.text[cursor.at] !== '}' && cursor.at < cursor.text.length) {
    const label = take(cursor, /[=\w]+\s*\{/y).replace(/\s*\{$/, '')
    cases.set(label, partsOf(cursor, kind === 'plural'))
    take(cursor, /\}\s*/y)
  }
  cursor.at += 1
  return { kind: 'choice', name, isPlural: kind === 'plural', cases }
}

function take(cursor: Cursor, pattern: RegExp): string {
  pattern.lastIndex = cursor.at
  const found = pattern.exec(cursor.text)?.[0] ?? ''
  cursor.at += found.length
  return found
}
