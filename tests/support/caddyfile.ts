/** A line of a Caddyfile, with the lines in its braces. */
export type CaddyLine = { words: string[]; block?: CaddyLine[] }

/**
 * Reads a Caddyfile as Caddy does: an opening brace ends its line after a space, a closing one stands alone
 * (https://caddyserver.com/docs/caddyfile/concepts). Throws where it is not so, with the line.
 */
export function readCaddyfile(text: string): CaddyLine[] {
  const lines: CaddyLine[] = []
  const open = [lines]
  const rows = text.split('\n')
  const fault = (index: number) => new Error(`a brace is wrong in line ${index + 1}`)
  for (const [index, row] of rows.entries()) {
    const words = row.trim().split(/\s+/).filter(Boolean)
    if (words.length === 0 || words[0]?.startsWith('#')) continue
    if (words[0] === '}') {
      open.pop()
      if (open.length === 0 || words.length > 1) throw fault(index)
      continue
    }
    const opens = words.at(-1) === '{'
    const own = opens ? words.slice(0, -1) : words
    // `{$NAME}` and `{name}` stand for values.
    if (own.some((word) => /[{}]/.test(word.replaceAll(/\{\$?[\w.]+\}/g, '')))) throw fault(index)
    const line: CaddyLine = opens ? { words: own, block: [] } : { words: own }
    open.at(-1)?.push(line)
    if (line.block) open.push(line.block)
  }
  if (open.length > 1) throw fault(rows.length - 1)
  return lines
}
