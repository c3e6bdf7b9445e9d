import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './sources.ts'

/** Every guide of the project. */
export const GUIDES = [
  'README.md',
  'src/README.md',
  'src/modules/README.md',
  'src/setup/README.md',
  'src/setup/CHANGELOG.md',
  'content/README.md',
  'i18n/README.md',
  'tests/README.md',
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
]

export const text = (guide: string): string => readFileSync(join(root, guide), 'utf8')

/** The first group of each match. */
export const first = (matches: Iterable<RegExpExecArray>): string[] =>
  [...matches].map((match) => match[1] ?? '')

/** The text below the heading of that level with these words, up to the next of its level. */
export function sectionOf(guide: string, level: '##' | '###', words: string): string {
  const parts = text(guide).split(new RegExp(`^(?=${level} )`, 'm'))
  return parts.find((part) => part.split('\n')[0]?.includes(words)) ?? ''
}
