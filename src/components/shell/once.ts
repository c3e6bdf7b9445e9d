const made = new WeakMap<object, Map<string, Promise<string>>>()

/**
 * Markup that is the same as long as the thing is that it is made of: made for the first page, taken by all others. Where one thing
 * is shown in several ways, `as` names the way.
 */
export function markupOnce(of: object, as: string, make: () => Promise<string>): Promise<string> {
  const ways = made.get(of) ?? new Map<string, Promise<string>>()
  made.set(of, ways)
  const found = ways.get(as)
  if (found) return found
  const markup = make()
  ways.set(as, markup)
  markup.catch(() => ways.delete(as))
  return markup
}
