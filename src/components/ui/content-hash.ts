const hashes = new Map<string, Promise<`sha256-${string}`>>()
/** Positions within pictures give styles of their own; so many hashes are cached. */
const MAX_HASHES = 500

/** The hash that the page's policy must contain so that the browser accepts an inline style or script. */
export function contentHash(text: string): Promise<`sha256-${string}`> {
  const cached = hashes.get(text)
  if (cached) return cached
  if (hashes.size >= MAX_HASHES) hashes.clear()
  const result = hash(text)
  hashes.set(text, result)
  return result
}

async function hash(text: string): Promise<`sha256-${string}`> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
