import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { messageAreas, messagesFile } from '#i18n/messages-source.ts'
import { LANGUAGES, type Language, VARIANT_CODES } from '#i18n/variants.ts'
import { LANGUAGES as ROW } from '#shop-api/seed/words.ts'
import { typesetContent } from '#domain/content/typeset-content.ts'
import { root } from './sources.ts'

/** A text that people read, and the place where an editor finds it. */
export type LanguageText = { where: string; text: string }

/** Fields of stories and tables that nobody reads: values for programs, and the words that shoppers type in a search. */
const UNREAD =
  /^(?:uuid|id|_\w+|component|url|cached_url|href|email|mail|contactForm|filename|src|category|narrow|when|next|sort|group_id|from|to|paths|links|slugs|street|streets|zip|synonyms)$/

/** Every message, story and seed text of a language, as written there: without the spaces that `typeset` adds. */
export const textsOf = (language: Language): LanguageText[] => [
  ...messagesIn(language),
  ...storiesIn(language),
  ...seedIn(language),
]

/** The same as readers see it. */
export const typesetTextsOf = (language: Language, country: string): LanguageText[] =>
  textsOf(language).map(({ where, text }) => ({
    where,
    text: String(typesetContent(text, { language, country }, 'Veduta')),
  }))

function messagesIn(language: Language): LanguageText[] {
  const files = [language, ...VARIANT_CODES.filter((code) => code.startsWith(`${language}-`))]
  return messageAreas().flatMap((area) =>
    files.flatMap((file) =>
      Object.entries(messagesFile(area, file)).map(([key, text]) => ({ where: `${file} ${key}`, text })),
    ),
  )
}

function storiesIn(language: Language): LanguageText[] {
  const content = join(root, 'content')
  return readdirSync(content, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => languageOf(relative(content, path)) === language)
    .flatMap((path) => stringsIn(json(path), relative(root, path)))
}

const languageOf = (story: string) =>
  LANGUAGES.find((language) => new RegExp(`^(?:global/)?${language}[-/]`).test(story))

function seedIn(language: Language): LanguageText[] {
  const folder = join(root, 'src/shop-api/seed/tables')
  return readdirSync(folder).flatMap((file) => seedTexts(json(join(folder, file)), file, language))
}

/** Tables have a row of five texts, or an object with a key for each language. */
function seedTexts(value: unknown, where: string, language: Language): LanguageText[] {
  if (isRow(value)) return [{ where, text: value[ROW.indexOf(language)] ?? '' }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => {
    if (UNREAD.test(key)) return []
    return key === language
      ? stringsIn(each, `${where}/${key}`)
      : seedTexts(each, `${where}/${key}`, language)
  })
}

const isRow = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length === ROW.length && value.every((each) => typeof each === 'string')

function stringsIn(value: unknown, where: string): LanguageText[] {
  if (typeof value === 'string') return [{ where, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    UNREAD.test(key) ? [] : stringsIn(each, `${where}/${key}`),
  )
}

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
