import type { Material } from '#domain/image/materials.ts'
import { colour } from '#domain/raster/colour.ts'
import { acetate, crystal, metal } from '#domain/shade/frame-surfaces.ts'
import type { Surface } from '#domain/raster/surface.ts'

const plain = (hex: string, more: Partial<Material> = {}): Material => ({
  pattern: 'plain',
  colours: [hex],
  swatch: [hex],
  ...more,
})

/** Smooth coloured plastic; `roughness` 1 is matt. */
export const plastic = (hex: string, roughness = 0.2): Surface => acetate(plain(hex, { roughness }), 1)

export const clearPlastic = (hex: string, clear = 0.6): Surface => crystal(plain(hex, { clear }))

export const steel: Surface = metal(colour('#cfd4d8'), 0.14)

export const brass: Surface = metal(colour('#d9b266'), 0.14)
