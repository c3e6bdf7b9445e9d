/**
 * Whether a text matches a pattern in which `*` stands for any text. Reads the text once, however many stars there
 * are.
 */
export function matchesGlob(text: string, pattern: string): boolean {
  const parts = pattern.split('*')
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length === 1) return text === pattern
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
    return false
  let from = first.length
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, from)
    if (found < 0) return false
    from = found + part.length
  }
  return from <= text.length - last.length
}
