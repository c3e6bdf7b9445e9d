/** What has been sent with a page, by what belongs to that page alone. */
const sent = new WeakMap<object, Set<string>>()
const hashes = new Map<string, Promise<`sha256-${string}`>>()
/** Places within pictures make styles of their own; so many are remembered. */
const MOST = 500

/** Whether a style has yet to be sent with this page; it counts as sent from then on. */
export function isNewOn(page: object, css: string): boolean {
  const known = sent.get(page) ?? new Set()
  sent.set(page, known)
  if (known.has(css)) return false
  known.add(css)
  return true
}

/** What the policy of the page has to name so that the browser takes the style. */
export function hashOf(css: string): Promise<`sha256-${string}`> {
  const known = hashes.get(css)
  if (known) return known
  if (hashes.size >= MOST) hashes.clear()
  const made = hash(css)
  hashes.set(css, made)
  return made
}

async function hash(text: string): Promise<`sha256-${string}`> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
