const cache = new WeakMap<object, Map<string, Promise<string>>>()

/**
 * Markup that depends only on one object: rendered for the first page, reused by all others. Where one object has several variants of
 * markup, `as` names the variant.
 */
export function cachedMarkup(of: object, as: string, make: () => Promise<string>): Promise<string> {
  const variants = cache.get(of) ?? new Map<string, Promise<string>>()
  cache.set(of, variants)
  const cached = variants.get(as)
  if (cached) return cached
  const markup = make()
  variants.set(as, markup)
  markup.catch(() => variants.delete(as))
  return markup
}
