import { readdirSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RenderSpec } from '#domain/image/render-spec.ts'
import { TILE_SIZE } from '#domain/image/sizes.ts'
import { writeAtomically } from '#images/cache/atomic-write.ts'
import { SHIPPED_ENCODING, SHIPPED_FOLDER, shippedName } from '#images/shipped-pictures.ts'
import { encode } from '#images/worker/encode.ts'
import { createRenderer } from '#images/worker/renderer.ts'
import { tilePictures } from '#shop-api/seed/products/tile-pictures.ts'

/** Skin and hair fill three times the bytes of a frame alone, and hide what a lower quality costs. */
const WORN_QUALITY = 52

/**
 * Draws the tiles of the demonstration that are missing in `images/shipped`, and deletes those that no tile shows any more:
 * `node src/setup/draw-pictures.ts`. After a change of how pictures are drawn, delete the folder first.
 */
const heads = await mkdtemp(join(tmpdir(), 'heads-'))
const draw = createRenderer(heads)
await mkdir(SHIPPED_FOLDER, { recursive: true })
const existing = new Set(readdirSync(SHIPPED_FOLDER))
const shown = tilePictures()
const names = new Set([...shown.keys()].map(shippedName))
for (const name of existing) if (!names.has(name)) rmSync(join(SHIPPED_FOLDER, name))

// The colours of a form share the work on its geometry if they are drawn after each other.
const missing = [...shown]
  .filter(([hash]) => !existing.has(shippedName(hash)))
  .map(([hash, picture]) => ({ hash, picture, form: formOf(picture) }))
  .toSorted((a, b) => (a.form < b.form ? -1 : 1))

for (const [index, { hash, picture }] of missing.entries()) {
  const encoding = picture.view === 'worn' ? { ...SHIPPED_ENCODING, quality: WORN_QUALITY } : SHIPPED_ENCODING
  const bytes = await encode(await draw(picture, TILE_SIZE), TILE_SIZE, encoding)
  await writeAtomically(join(SHIPPED_FOLDER, shippedName(hash)), bytes)
  if ((index + 1) % 50 === 0) process.stdout.write(`${index + 1} of ${missing.length} drawn\n`)
}
await rm(heads, { recursive: true, force: true })
process.stdout.write(`${missing.length} drawn, ${names.size} in all.\n`)

/** What a picture shows, without its colours. */
function formOf({ subject, ...view }: RenderSpec): string {
  const uncoloured = subject.kind === 'frame' ? { ...subject, material: null, lens: null } : subject
  return JSON.stringify([view, uncoloured])
}
