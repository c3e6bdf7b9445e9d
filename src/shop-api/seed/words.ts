/** The languages of the shops, in the order in which `words` takes them. */
export const LANGUAGES = ['de', 'cs', 'pl', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** One text in every language. */
export type Words = Record<Language, string>

/** As in the tables: German, Czech, Polish, French, Italian. */
export type Row = readonly string[]

export function words(...row: Row): Words {
  const [de, cs, pl, fr, it, ...more] = row
  if (!de || !cs || !pl || !fr || !it || more.length > 0)
    throw new RangeError(`not one text for each language: ${row.join(' | ')}`)
  return { de, cs, pl, fr, it }
}

/** A name that is the same everywhere. */
export const sameInAllLanguages = (text: string): Words => words(text, text, text, text, text)

export const perLanguage = <T>(of: (language: Language) => T): Record<Language, T> => ({
  de: of('de'),
  cs: of('cs'),
  pl: of('pl'),
  fr: of('fr'),
  it: of('it'),
})

/** Fills the gaps of a text: `fill(['{n} Stück', …], { n: '30' })`. A gap takes one text, or one per language. */
export function fillTemplate(template: Words, gaps: Record<string, string | Words>): Words {
  return perLanguage((language) =>
    template[language].replace(/\{(\w+)\}/g, (gap, name: string) => {
      const value = gaps[name]
      return value === undefined ? gap : typeof value === 'string' ? value : value[language]
    }),
  )
}

/** A number in the notation of all five languages: with a decimal comma. */
export const decimal = (value: number, digits = 0): string => value.toFixed(digits).replace('.', ',')
