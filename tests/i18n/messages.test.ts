import { parse, type Token } from '@messageformat/parser'
import { describe, expect, test } from 'vitest'
import { messages } from '#i18n/messages.ts'
import { messageAreas, messagesFile, messagesOf } from '#i18n/messages-source.ts'
import { LANGUAGES, VARIANT_CODES } from '#i18n/variants.ts'
import { code } from '#tests/support/sources.ts'

const OVERRIDES = VARIANT_CODES.filter((code) => code !== 'de-de')

/** Names and kinds of the values of a text: "count:plural". */
function placeholders(text: string): string[] {
  const of = (tokens: Token[]): string[] =>
    tokens.flatMap((token) => {
      if (token.type === 'argument') return [token.arg]
      if (token.type === 'function') return [token.arg]
      if ('cases' in token) return [token.arg, ...token.cases.flatMap((each) => of(each.tokens))]
      return []
    })
  return [...new Set(of(parse(text)))].toSorted()
}

/** Czech and Polish greet without a name: its vocative cannot be told from what a person has typed. */
const valuesFor = (language: string, key: string, text: string): string[] =>
  ['cs', 'pl'].includes(language) && key.endsWith('.hello') ? [] : placeholders(text)

function pluralCases(text: string): string[][] {
  return parse(text).flatMap((token) => (token.type === 'plural' ? [token.cases.map(({ key }) => key)] : []))
}

describe.each(messageAreas())('the texts of %s', (area) => {
  const reference = messagesFile(area, 'de')

  test.each(LANGUAGES)('%s has every text of the reference, no others, and the same values', (language) => {
    const texts = messagesFile(area, language)
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(reference).toSorted())
    for (const [key, text] of Object.entries(texts))
      expect([key, placeholders(text)]).toEqual([key, valuesFor(language, key, reference[key] ?? '')])
  })

  test.each(OVERRIDES)('%s overrides only existing texts', (variant) => {
    const unknown = Object.keys(messagesFile(area, variant)).filter((key) => !(key in reference))
    expect(unknown).toEqual([])
  })

  test.each([
    ['cs', ['one', 'few', 'many', 'other']],
    ['pl', ['one', 'few', 'many', 'other']],
  ] as const)('%s has a form for every plural', (language, forms) => {
    for (const [key, text] of Object.entries(messagesFile(area, language)))
      for (const cases of pluralCases(text))
        expect([key, forms.filter((form) => !cases.includes(form))]).toEqual([key, []])
  })

  test('every key starts with its area', () => {
    expect(Object.keys(reference).filter((key) => !key.startsWith(`${area}.`))).toEqual([])
  })
})

test('Switzerland writes no ß', () => {
  expect(Object.entries(messagesOf('de-ch')).filter(([, text]) => text.includes('ß'))).toEqual([])
})

// Who steers by voice says what they see. WCAG 2.2, 2.5.3
test.each(LANGUAGES)('%s names what acts on a line of the basket by what it shows', (language) => {
  const texts = { ...messagesFile('basket', language), ...messagesFile('prescription', language) }
  for (const key of ['basket.remove', 'prescription.edit'])
    expect(texts[`${key}.name`]?.toLowerCase()).toContain(texts[key]?.toLowerCase())
})

test('every text is used, by its key or by a pattern of keys', () => {
  const sources = code.map(({ text }) => text).join('\n')
  const patterns = [...sources.matchAll(/`([a-z-]+\.[^`\s]*\$\{[^`]*)`/g)].map(
    ([, pattern = '']) =>
      new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  )
  const named = new Set(sources.match(/(?<=')[\w.-]+(?=')/g))
  const isAsked = (key: string) => named.has(key) || patterns.some((pattern) => pattern.test(key))
  const reference = messageAreas().flatMap((area) => Object.keys(messagesFile(area, 'de')))
  expect(reference.filter((key) => !isAsked(key))).toEqual([])
})

test.each(VARIANT_CODES)('%s formats its texts', (variant) => {
  expect(messages(variant)('shell.skip')).toBe(messagesOf(variant)['shell.skip'])
})

/** The call that starts at `start`, up to its closing bracket. */
function callAt(text: string, start: number): string {
  let depth = 0
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1
    if (text[end] === ')' && --depth === 0) return text.slice(start, end)
  }
  return text.slice(start)
}

test('every text receives all of its values', () => {
  const reference = Object.assign({}, ...messageAreas().map((area) => messagesFile(area, 'de')))
  const missing = code.flatMap(({ path, text }) =>
    [...text.matchAll(/\bt\('([\w.-]+)'/g)].flatMap(({ 1: key = '', index }) => {
      const call = callAt(text, index)
      return placeholders(reference[key] ?? '')
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(call.slice(key.length + 4)))
        .map((name) => `${path}: ${key} lacks ${name}`)
    }),
  )
  expect(missing).toEqual([])
})
