import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TILE_SIZE } from '#domain/image/sizes.ts'
import { isPartOfTile, SHIPPED_FOLDER, shippedName, shippedPictures } from '#images/shipped-pictures.ts'
import { cropTile } from '#images/worker/crop-tile.ts'
import { createRenderer } from '#images/worker/renderer.ts'
import { tilePictures } from '#shop-api/seed/products/tile-pictures.ts'
import { framePicture } from '#tests/support/frames.ts'

const shown = tilePictures()
const draw = createRenderer()

test('are those of all tiles and no others, in at most 6 MB', () => {
  const names = readdirSync(SHIPPED_FOLDER)
  expect(names.toSorted()).toEqual([...shown.keys()].map(shippedName).toSorted())
  const bytes = names.reduce((sum, name) => sum + statSync(join(SHIPPED_FOLDER, name)).size, 0)
  expect(bytes).toBeLessThan(6_000_000)
})

test('are undefined for other hashes', () => {
  expect(shippedPictures()('0123456789abcdef')).toBeUndefined()
})

/** The part of a product's pixels that differ by more than what the encoding of a file changes: that is 1.2 % in the picture where it is most. */
function differingPart(drawn: Uint8Array, shipped: Uint8Array): number {
  let product = 0
  let differing = 0
  for (let at = 0; at < drawn.length; at += 3) {
    const channels = [0, 1, 2].map((channel) => drawn[at + channel]!)
    if (channels.every((byte) => byte > 0xe8)) continue
    product++
    if (channels.some((byte, channel) => Math.abs(byte - shipped[at + channel]!) > 48)) differing++
  }
  return differing / product
}

const sample = [...shown].toSorted(() => Math.random() - 0.5).slice(0, 6)

test.each(sample)('%s is what is drawn today', async (hash, picture) => {
  const path = shippedPictures()(hash) ?? ''
  expect(differingPart(await draw(picture, TILE_SIZE), await cropTile(path, TILE_SIZE))).toBeLessThan(0.02)
})

test.each([
  ['front', { width: 640, height: 800 }, true],
  ['worn', { width: 320, height: 400 }, true],
  ['worn', { width: 280, height: 350 }, true],
  ['worn', { width: 320, height: 427 }, false],
  ['front', { width: 640, height: 360 }, true],
  ['front', { width: 480, height: 480 }, true],
  ['front', { width: 640, height: 853 }, false],
  ['angled', { width: 480, height: 480 }, false],
  ['front', { width: 720, height: 900 }, false],
] as const)('%s in %j is part of its tile: %s', (view, size, isPart) => {
  expect(isPartOfTile(framePicture({ view }), size)).toBe(isPart)
})

test('a box in another ratio is no part of its tile', () => {
  const box = { kind: 'case', shape: 'hard', colour: '#222222' } as const
  expect(isPartOfTile({ subject: box, view: 'front' }, { width: 480, height: 480 })).toBe(false)
})
