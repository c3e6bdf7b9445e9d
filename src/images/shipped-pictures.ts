import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RenderSpec } from '#domain/image/render-spec.ts'
import { TILE_SIZE } from '#domain/image/sizes.ts'
import type { Size } from '#domain/raster/camera.ts'
import { PLAIN_PICTURE } from './request.ts'

/** Tiles of the demonstration, drawn once by `setup/draw-pictures.ts`: a listing on a new machine has its pictures at once. A file per hash. */
export const SHIPPED_FOLDER = fileURLToPath(new URL('shipped', import.meta.url))

/** How they are encoded: as a browser requests a tile. */
export const SHIPPED_ENCODING = { ...PLAIN_PICTURE, format: 'avif' } as const

export const shippedName = (hash: string): string => `${hash}.${SHIPPED_ENCODING.format}`

/** The path of the shipped picture with a hash; undefined where there is none. */
export type ShippedPictures = (hash: string) => string | undefined

export function shippedPictures(folder = SHIPPED_FOLDER): ShippedPictures {
  const names = new Set(readdirSync(folder))
  return (hash) => (names.has(shippedName(hash)) ? join(folder, shippedName(hash)) : undefined)
}

/**
 * Whether a picture in this size is part of its tile: a smaller copy, or a crop. The scale of a frame from the front follows from the width
 * (`domain/frame/scale.ts`); all else fills its picture in another way where the aspect ratio is another.
 */
export function isPartOfTile({ subject, view }: RenderSpec, { width, height }: Size): boolean {
  if (width > TILE_SIZE.width || height > TILE_SIZE.height) return false
  const isSameRatio = Math.abs((width * TILE_SIZE.height) / TILE_SIZE.width - height) <= 1
  return isSameRatio || (subject.kind === 'frame' && view === 'front')
}
