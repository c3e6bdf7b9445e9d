import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../i18n/messages/', import.meta.url)

/** The texts of a language (two letters) as its pages have them, for journeys through several languages. */
export function textsOf(language: string): (key: string, values?: Record<string, string>) => string {
  const texts = new Map(
    readdirSync(FOLDER).flatMap((topic) => {
      const file = readFileSync(new URL(`${topic}/${language}.json`, FOLDER), 'utf8')
      return Object.entries(JSON.parse(file) as Record<string, string>)
    }),
  )
  return (key, values = {}) => {
    const text = texts.get(key)
    if (text === undefined) throw new Error(`${language} has no text ${key}`)
    return text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
  }
}
