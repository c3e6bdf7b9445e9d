/**
 * A text in three parts: what stands before a value, the value with the punctuation right after it, and the rest. Without the value in it, all
 * of the text is the first part.
 *
 * @example aroundValue('Sent to a@b.example. Thank you.', 'a@b.example') // ['Sent to ', 'a@b.example.', ' Thank you.']
 */
export function aroundValue(text: string, value: string): [before: string, value: string, after: string] {
  const start = value === '' ? -1 : text.indexOf(value)
  if (start < 0) return [text, '', '']
  const end = text.indexOf(' ', start + value.length)
  return end < 0
    ? [text.slice(0, start), text.slice(start), '']
    : [text.slice(0, start), text.slice(start, end), text.slice(end)]
}
