import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { typeset } from '#domain/text/typeset.ts'
import { VARIANTS, type VariantCode } from './variants.ts'

const FOLDER = resolve(import.meta.dirname, 'messages')

/**
 * The areas of the shop that have texts: one folder each. Read on demand, because a bundle that imports this module
 * has no folder.
 */
export const messageAreas = (): string[] => readdirSync(FOLDER)

/** One file of texts, `{}` if there is none: each language must have its file, variants may override it. */
export function messagesFile(area: string, name: string): Record<string, string> {
  const path = join(FOLDER, area, `${name}.json`)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {}
}

/** All texts of a variant: its own overrides on top of its language's texts, typeset for its readers. */
export function messagesOf(variant: VariantCode): Record<string, string> {
  const { language, country } = VARIANTS[variant]
  const texts = Object.assign(
    {},
    ...messageAreas().flatMap((area) => [messagesFile(area, language), messagesFile(area, variant)]),
  )
  return Object.fromEntries(
    Object.entries<string>(texts).map(([key, text]) => [key, typeset(text, { language, country })]),
  )
}
