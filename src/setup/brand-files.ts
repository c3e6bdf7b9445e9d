import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Brand, brandIcon, brandName, ICON_EDGES } from '../domain/shop/brand.ts'

/** Edges of the icons in the .ico file, in pixels. */
const FAVICON_EDGES = [16, 32, 48]
/** The ground of the pages' header in both brands: the token `--paper`. */
const PAPER = '#ffffff'

/**
 * Writes what browsers and phones read at fixed addresses of a site, drawn from the brand's sign (`svg`, a file): favicon.ico,
 * apple-touch-icon.png, the icons of an app and site.webmanifest.
 */
export async function writeBrandFiles(folder: string, brand: Brand, svg: string): Promise<void> {
  // Drawn at its size: enlarged pixels of a small drawing would be blurred.
  const png = (edge: number) =>
    sharp(svg, { density: (72 * edge) / 32 })
      .resize(edge, edge)
      .png({ compressionLevel: 9 })
      .toBuffer()
  await mkdir(join(folder, 'brand'), { recursive: true })
  const icons = ICON_EDGES.map((edge) => ({ edge, src: brandIcon(brand, edge) }))
  await Promise.all([
    ...icons.map(async ({ edge, src }) => writeFile(join(folder, src), await png(edge))),
    writeFile(join(folder, 'apple-touch-icon.png'), await png(180)),
    writeFile(join(folder, 'favicon.ico'), icoOf(await Promise.all(FAVICON_EDGES.map(png)), FAVICON_EDGES)),
    writeFile(join(folder, 'site.webmanifest'), JSON.stringify(manifestOf(brand, icons))),
  ])
}

const manifestOf = (brand: Brand, icons: readonly { edge: number; src: string }[]): object => ({
  name: brandName(brand),
  id: '/',
  start_url: '/',
  // Pages keep their address bar: shoppers share addresses and go back.
  display: 'browser',
  theme_color: PAPER,
  background_color: PAPER,
  icons: icons.map(({ edge, src }) => ({ src, sizes: `${edge}x${edge}`, type: 'image/png' })),
})

/** An .ico file of PNG pictures: a directory of 16 bytes a picture, then the pictures. */
function icoOf(pictures: readonly Buffer[], edges: readonly number[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index
    const edge = edges[index] ?? 0
    header.writeUInt8(edge, entry)
    header.writeUInt8(edge, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(picture.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  }
  return Buffer.concat([header, ...pictures])
}
