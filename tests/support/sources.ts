import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
const SOURCE = /\.(ts|tsx|astro|mjs|css)$/

export type Source = { path: string; text: string; imports: string[] }

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

function importsOf(text: string): string[] {
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g,
  )
  return [...found].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

export const sources: Source[] = ['src', 'islands', 'i18n', 'tests', 'e2e']
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap(walk)
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text, imports: importsOf(text) }
  })
/** The shipped code, without tests. */
export const code = sources.filter(({ path }) => !path.startsWith('tests/') && !path.startsWith('e2e/'))
