import sharp from 'sharp'
import type { Size } from '#domain/raster/camera.ts'

/** The middle of a tile in another size: sRGB bytes, three per pixel. */
export const cropTile = (path: string, { width, height }: Size): Promise<Uint8Array> =>
  sharp(path).resize(width, height, { fit: 'cover' }).removeAlpha().toColourspace('srgb').raw().toBuffer()
