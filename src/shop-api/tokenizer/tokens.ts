/**
 * Maximum length of a term in characters, and number of its words. The rest is ignored, so a long term costs
 * no more.
 */
const MAX_LENGTH = 200
const MAX_WORDS = 8

/** A run of letters and digits, or a figure with up to two decimals, such as a strength. */
const WORD = /(?<![\p{L}\p{N}.,])\d{1,3}[.,]\d{1,2}(?![\p{L}\p{N}]|[.,]\d)|[\p{L}\p{N}]+/gu

/**
 * The words of a text: runs of letters and digits, in lower case. A figure with decimals is one, without zeros at its end.
 *
 * @example tokens('Lesebrille +2,50') // ['lesebrille', '2.5']
 */
export const tokens = (text: string): string[] =>
  (text.toLowerCase().match(WORD) ?? []).map((word) =>
    /[.,]/.test(word) ? word.replace(',', '.').replace(/\.?0+$/, '') : word,
  )

/**
 * A size as it is printed on temples: width of a lens and of the bridge, and the length of the temples, in mm. Between them is a square, a dot, a
 * dash or a cross; three numbers may have spaces alone.
 */
const SIZE =
  /(?<![\p{L}\p{N}])(\d{2})(?:\s*[-–/·x×□▢☐⊡]\s*(\d{2})(?:\s*[-–/·x×□▢☐⊡]?\s*(\d{3}))?|\s+(\d{2})[\s·-]+(\d{3}))(?![\p{L}\p{N}])/giu

/**
 * The sizes of frames in a text, each as one word, with and without the length of the temples.
 *
 * @example sizeWords('48-23-150') // ['48x23', '48x23x150']
 */
export const sizeWords = (text: string): string[] =>
  [...text.matchAll(SIZE)].flatMap((match) => {
    const [short, whole] = wordsOf(match)
    return short === whole ? [short] : [short, whole]
  })

function wordsOf([, lens = '', bridge, temple, spacedBridge, spacedTemple]: readonly (
  | string
  | undefined
)[]): [string, string] {
  const short = `${lens}x${bridge ?? spacedBridge ?? ''}`
  const end = temple ?? spacedTemple
  return [short, end === undefined ? short : `${short}x${end}`]
}

/** The words of a visitor's input; the size of a frame is one of them. */
export const termTokens = (term: string): string[] => {
  const text = term.slice(0, MAX_LENGTH).replaceAll(SIZE, (...match: string[]) => ` ${wordsOf(match)[1]} `)
  return [...new Set(tokens(text))].slice(0, MAX_WORDS)
}
