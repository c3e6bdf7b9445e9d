const BEFORE_A_DAY =
  /(?<!\p{L})(?:(i)l|(a|da|de|ne|su)l)[ \u00A0](?=(?:8|11)[ \u00A0](?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic))/giu

/**
 * An Italian text with its articles elided before the eighth and the eleventh of a month, which dates bring into texts.
 *
 * @example elideArticles('fino al 8 dicembre 2026') // "fino all’8 dicembre 2026"
 */
export const elideArticles = (text: string): string =>
  text.replaceAll(BEFORE_A_DAY, (_, article: string | undefined, preposition: string) =>
    article === undefined ? `${preposition}ll’` : article === 'I' ? 'L’' : 'l’',
  )
