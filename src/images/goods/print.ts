import sharp from 'sharp'
import { colour } from '#domain/raster/colour.ts'
import { diffuse, studioLight } from '#domain/shade/studio.ts'
import { fresnel, type Surface } from '#domain/raster/surface.ts'

/** A drawing in millimetres to be printed on a face. `gloss` 0 is paper, 1 varnish. */
export type Artwork = { svg: string; width: number; height: number; gloss?: number }

/** Dots per millimetre: enough for readable text, few enough to be fast. In a small picture a dot is a pixel: finer print would flicker. */
const DOTS = { least: 2, most: 9 }

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const digits = byte.toString(16).padStart(2, '0')
  return colour(`#${digits}${digits}${digits}`)[0]
})

/** A face with artwork on it, in a picture of `scale` pixels per millimetre; its texture is millimetres from the middle. */
export async function printedSurface(
  { svg, width, height, gloss = 0.35 }: Artwork,
  scale: number,
): Promise<Surface> {
  const density = Math.min(DOTS.most, Math.max(DOTS.least, scale))
  const columns = Math.round(width * density)
  const rows = Math.round(height * density)
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${columns}" height="${rows}">${svg}</svg>`
  const dots = await sharp(Buffer.from(source))
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const at = (column: number, row: number) =>
    (Math.max(0, Math.min(rows - 1, row)) * columns + Math.max(0, Math.min(columns - 1, column))) * 3
  return (point, light) => {
    const x = (point.s / width + 0.5) * columns - 0.5
    const y = (0.5 - point.t / height) * rows - 0.5
    const column = Math.floor(x)
    const row = Math.floor(y)
    const right = x - column
    const down = y - row
    const a = at(column, row)
    const b = at(column + 1, row)
    const c = at(column, row + 1)
    const d = at(column + 1, row + 1)
    const lit = paperLight(point.nx, point.ny, point.nz)
    const coat = studioLight(point.rx, point.ry, point.rz, 0.5) * fresnel(point.facing) * gloss
    for (let channel = 0; channel < 3; channel++) {
      const upper = LINEAR[dots[a + channel]!]! * (1 - right) + LINEAR[dots[b + channel]!]! * right
      const lower = LINEAR[dots[c + channel]!]! * (1 - right) + LINEAR[dots[d + channel]!]! * right
      light[channel] = (upper * (1 - down) + lower * down) * lit + coat
    }
  }
}

/** White card is a little darker than the table, so that its edges are seen, and its top, which the light falls on from behind, more so. */
const paperLight = (nx: number, ny: number, nz: number): number =>
  Math.min(0.93, diffuse(nx, ny, nz) * 1.02) * (1 - 0.2 * Math.max(0, ny) ** 4)
