import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messagesFile } from '#i18n/messages-source.ts'
import { type Language, VARIANT_CODES } from '#i18n/variants.ts'
import { root } from './sources.ts'

/** What readers see of a block. */
const READ = ['headline', 'text', 'note', 'label']

/** What a page says of itself. */
const OF_PAGE = ['headline', 'seo_title', 'seo_description']

/**
 * Every text about the check of hearing in a language: its own screens, the button that opens it, the blocks that editors placed, and what their pages
 * say of themselves.
 */
export function hearingTexts(language: Language): {
  messages: string[]
  blocks: string[]
  pages: string[]
} {
  const files = [language, ...VARIANT_CODES.filter((code) => code.startsWith(`${language}-`))]
  const button = messagesFile('instruments', language)['instruments.hearing'] ?? ''
  const stories = storiesOf(language)
  return {
    messages: [...files.flatMap((file) => Object.values(messagesFile('hearing', file))), button],
    blocks: stories.flatMap(hearingBlocks).flatMap(wordsOf),
    pages: stories.filter((story) => hearingBlocks(story).length > 0).flatMap(wordsOfPage),
  }
}

type Story = { content: Record<string, unknown> }

function storiesOf(language: Language): Story[] {
  const content = join(root, 'content')
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((path) => new RegExp(`^(?:global/)?${language}[-/].*\\.json$`).test(path))
    .map((path) => JSON.parse(readFileSync(join(content, path), 'utf8')))
}

function hearingBlocks(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  const { component, instrument } = value as { component?: unknown; instrument?: unknown }
  const is = component === 'hearing_test' || (component === 'instrument' && instrument === 'hearing')
  return is ? [value] : Object.values(value).flatMap(hearingBlocks)
}

function wordsOfPage({ content }: Story): string[] {
  return OF_PAGE.flatMap((key) => {
    const text = content[key]
    return typeof text === 'string' ? [text] : []
  })
}

function wordsOf(value: object): string[] {
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
    if (typeof each === 'string') return READ.includes(key) ? [each] : []
    return typeof each === 'object' && each !== null ? wordsOf(each) : []
  })
}
