/**
 * A label in parts, with those that match the term marked.
 *
 * @example emphasised('Panto-Brillen', 'panto') // [{ text: 'Panto', isTyped: true }, { text: '-Brillen', isTyped: false }]
 */
export function highlightTerm(label: string, term: string): { text: string; isTyped: boolean }[] {
  const typed = term.trim().toLocaleLowerCase()
  const at = typed === '' ? -1 : label.toLocaleLowerCase().indexOf(typed)
  if (at < 0) return [{ text: label, isTyped: false }]
  return [
    { text: label.slice(0, at), isTyped: false },
    { text: label.slice(at, at + typed.length), isTyped: true },
    { text: label.slice(at + typed.length), isTyped: false },
  ].filter(({ text }) => text !== '')
}
