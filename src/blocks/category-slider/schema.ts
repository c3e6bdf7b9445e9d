import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

const categoryTile = ({ path, text, choice, selection }: Fields) =>
  z
    .object({
      category: path,
      label: text,
      figure: choice(['count', 'from', 'none'], 'count'),
      /** A category in it, whose products represent all in the picture. */
      example: selection.category,
    })
    .transform((tile) => ({ ...tile, example: tile.example ?? tile.category }))

/** Product families as tiles: two wide ones, then the others in a row. */
export const categorySlider = (fields: Fields) =>
  z.object({ headline: fields.words, items: fields.blocks(categoryTile(fields)) })

export type CategorySlider = z.infer<ReturnType<typeof categorySlider>>
