/** The styles that were sent with a page, by an object that belongs to that page alone. */
const sentStyles = new WeakMap<object, Set<string>>()

/** Whether a style was not sent with this page before; from then on it counts as sent. */
export function isFirstOnPage(page: object, css: string): boolean {
  const seen = sentStyles.get(page) ?? new Set()
  sentStyles.set(page, seen)
  if (seen.has(css)) return false
  seen.add(css)
  return true
}
