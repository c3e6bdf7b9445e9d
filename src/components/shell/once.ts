const made = new WeakMap<object, Promise<string>>()

/** Markup that is the same as long as the thing is that it is made of: made for the first page, taken by all others. */
export function markupOnce(of: object, make: () => Promise<string>): Promise<string> {
  const found = made.get(of)
  if (found) return found
  const markup = make().then(String)
  made.set(of, markup)
  markup.catch(() => made.delete(of))
  return markup
}
