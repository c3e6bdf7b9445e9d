import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { typeset } from '#domain/text/typeset.ts'
import { VARIANTS, type VariantCode } from './variants.ts'

const FOLDER = resolve(import.meta.dirname, 'messages')

/** The areas of the shop that have texts: a folder each. Whoever only imports this, as a bundle may, has no folder. */
export const areas = (): string[] => readdirSync(FOLDER)

/** One file of texts, `{}` where there is none: only languages must have theirs, variants may override. */
export function messagesFile(area: string, name: string): Record<string, string> {
  const path = join(FOLDER, area, `${name}.json`)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {}
}

/** All texts of a variant: its language's, under its own overrides, as its readers print them. */
export function messagesOf(variant: VariantCode): Record<string, string> {
  const { language, country } = VARIANTS[variant]
  const texts = Object.assign(
    {},
    ...areas().flatMap((area) => [messagesFile(area, language), messagesFile(area, variant)]),
  )
  return Object.fromEntries(
    Object.entries<string>(texts).map(([key, text]) => [key, typeset(text, { language, country })]),
  )
}
