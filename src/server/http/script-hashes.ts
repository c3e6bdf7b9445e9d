import { createHash } from 'node:crypto'

const POLICY = 'content-security-policy'
/** The latin1 reading of a page, which has its bytes one by one; values in quotes may contain `>`. */
const SCRIPT = /<script(?:[^>"]|"[^"]*")*>([^]*?)<\/script>/g

/**
 * The headers of a page, its policy with the hashes of its own inline scripts alone: Astro lists those of all pages, and of what no page
 * uses. A script that is created from the text of another one, as the rules of prefetching are, has its hash. Scripts with an
 * address need none.
 */
export function withOwnScriptHashes(headers: [string, string][], body: Buffer): [string, string][] {
  if (!headers.some(([name]) => name === POLICY)) return headers
  const own = new Set([...body.toString('latin1').matchAll(SCRIPT)].map(([, text = '']) => sha256(text)))
  return headers.map(([name, value]) => [name, name === POLICY ? narrowed(value, own) : value])
}

const sha256 = (latin1: string): string => createHash('sha256').update(latin1, 'latin1').digest('base64')

const narrowed = (policy: string, own: ReadonlySet<string>): string =>
  policy.replace(/(?<=^|; *)script-src\b[^;]*/, (directive) =>
    directive.replaceAll(/ 'sha256-([^']+)'/g, (source, hash: string) => (own.has(hash) ? source : '')),
  )
