/** The styles that were sent with a page, by an object that belongs to that page alone. */
const sentStyles = new WeakMap<object, Set<string>>()
const hashes = new Map<string, Promise<`sha256-${string}`>>()
/** Positions within pictures give styles of their own; so many hashes are cached. */
const MAX_STYLES = 500

/** Whether a style was not sent with this page before; from then on it counts as sent. */
export function isFirstOnPage(page: object, css: string): boolean {
  const seen = sentStyles.get(page) ?? new Set()
  sentStyles.set(page, seen)
  if (seen.has(css)) return false
  seen.add(css)
  return true
}

/** The hash that the page's policy must contain so that the browser accepts the style. */
export function styleHash(css: string): Promise<`sha256-${string}`> {
  const cached = hashes.get(css)
  if (cached) return cached
  if (hashes.size >= MAX_STYLES) hashes.clear()
  const result = hash(css)
  hashes.set(css, result)
  return result
}

async function hash(text: string): Promise<`sha256-${string}`> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
