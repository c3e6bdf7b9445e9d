import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkitten'

/** The shop's typeface; the second file has the letters of Czech and Polish. */
const FILES = ['latin', 'latin-ext'].map((part) =>
  fileURLToPath(
    import.meta.resolve(
      `@fontsource-variable/instrument-sans/files/instrument-sans-${part}-wght-normal.woff2`,
    ),
  ),
)

type Font = Extract<ReturnType<typeof create>, { isCollection: false }>

let opened: Font[] | undefined

function fonts(): Font[] {
  opened ??= FILES.map((file) => create(readFileSync(file))).filter((font) => !font.isCollection)
  return opened
}

export type TextStyle = {
  size: number
  bold?: boolean
  colour: string
  anchor?: 'start' | 'middle' | 'end'
  maxWidth?: number
  /** Added between letters, as a fraction of the size. */
  tracking?: number
}

/**
 * Text as an SVG group of outlines with its baseline starting at x, y, so that no font needs to be installed. Text
 * wider than `maxWidth` is set smaller.
 */
export function textOutlines(text: string, x: number, y: number, lettering: TextStyle): string {
  const { tracking = 0 } = lettering
  const width = textWidth(text, lettering.size, tracking)
  const size =
    lettering.maxWidth === undefined || width <= lettering.maxWidth
      ? lettering.size
      : (lettering.size * lettering.maxWidth) / width
  const set = textWidth(text, size, tracking)
  const start = x - (lettering.anchor === 'middle' ? set / 2 : lettering.anchor === 'end' ? set : 0)
  let pen = 0
  const outlines = [...text].map((letter) => {
    const { glyph, unitsPerEm } = glyphOf(letter)
    const scale = size / unitsPerEm
    const outline = `<path transform="translate(${start + pen} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
    pen += glyph.advanceWidth * scale + tracking * size
    return outline
  })
  const weight = lettering.bold
    ? ` stroke="${lettering.colour}" stroke-width="38" stroke-linejoin="round"`
    : ''
  return `<g fill="${lettering.colour}"${weight}>${outlines.join('')}</g>`
}

export function textWidth(text: string, size: number, tracking = 0): number {
  const gaps = Math.max(0, [...text].length - 1) * tracking * size
  return [...text].reduce((sum, letter) => {
    const { glyph, unitsPerEm } = glyphOf(letter)
    return sum + (glyph.advanceWidth / unitsPerEm) * size
  }, gaps)
}

function glyphOf(letter: string) {
  const code = letter.codePointAt(0) ?? 32
  const font = fonts().find((each) => each.hasGlyphForCodePoint(code)) ?? fonts()[0]
  if (!font) throw new Error('The font could not be opened')
  return { glyph: font.glyphForCodePoint(code), unitsPerEm: font.unitsPerEm }
}
