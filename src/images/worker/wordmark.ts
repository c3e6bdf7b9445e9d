import sharp from 'sharp'
import { WORDMARKS, type ShopName, type Wordmark } from '#domain/image/wordmarks.ts'
import { textOutlines, textWidth } from '#images/goods/glyphs.ts'
import type { Size } from '#domain/raster/camera.ts'
import { BACKGROUND } from '#domain/raster/colour.ts'

const INK = '#0b1b2b'

/** The shop's name for the lower corner of shared pictures. */
export function watermark(shop: ShopName): string {
  const { width, height, strokes }: Wordmark = WORDMARKS[shop]
  const paths = strokes.map((stroke) => `<path d="${stroke.path}" stroke-width="${stroke.width}"/>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${width + 4} ${height + 4}" height="48" fill="none" ` +
    `stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`
  )
}

/** Lettering styles of brands: each brand has one, which follows from its name alone. */
const HANDS: ((name: string, size: Size) => string)[] = [
  (name, size) => set(name.toLowerCase(), size, { bold: true, share: 0.56 }),
  (name, size) => set(name.toUpperCase(), size, { bold: false, share: 0.62, tracking: 0.22 }),
  (name, size) => set(name, size, { bold: false, share: 0.6 }),
  (name, size) => set(`${name}.`, size, { bold: true, share: 0.58 }),
]

/** A brand's name as its logo, on the background; sRGB bytes. */
export async function brandLogo(name: string, size: Size): Promise<Uint8Array> {
  const hand = [...name].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % HANDS.length
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">` +
    `<rect width="100%" height="100%" fill="${BACKGROUND}"/>${HANDS[hand]?.(name, size) ?? ''}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

type Hand = { bold: boolean; share: number; tracking?: number }

function set(text: string, { width, height }: Size, { bold, share, tracking = 0 }: Hand): string {
  const size = Math.min((width * share) / textWidth(text, 1, tracking), height * 0.3)
  const middle = height / 2 + size * 0.34
  return textOutlines(text, width / 2, middle, { size, bold, colour: INK, anchor: 'middle', tracking })
}
