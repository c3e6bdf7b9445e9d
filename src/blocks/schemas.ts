import type { z } from 'zod'
import type { Needs } from '#domain/content/need.ts'
import { accordion } from './accordion/schema.ts'
import { categorySlider } from './category-slider/schema.ts'
import { editorial } from './editorial/schema.ts'
import { facts } from './facts/schema.ts'
import type { Fields } from './fields.ts'
import { footerColumn } from './footer-column/schema.ts'
import { hero } from './hero/schema.ts'
import { productSlider } from './product-slider/schema.ts'
import { richText } from './rich-text/schema.ts'
import { teaser } from './teaser/schema.ts'

/** How a block is read, and what it needs that it cannot know by itself. */
export type BlockReader = {
  schema: z.ZodType<object>
  read(raw: unknown): { props: object; needs: Partial<Needs> } | { issues: z.core.$ZodIssue[] }
}

/** Every block that may stand in a body, by its technical name. Its folder has the same name with dashes. */
export const SCHEMAS = {
  hero: (fields) => reader(hero(fields), ({ product }) => ({ products: product ? [product] : [] })),
  teaser: (fields) => reader(teaser(fields), ({ product }) => ({ products: product ? [product] : [] })),
  facts: (fields) => reader(facts(fields)),
  category_slider: (fields) =>
    reader(categorySlider(fields), ({ items }) => ({
      categories: items.flatMap(({ category, example }) => [category, example]),
    })),
  product_slider: (fields) => reader(productSlider(fields), ({ products }) => ({ products: [products] })),
  editorial: (fields) => reader(editorial(fields)),
  rich_text: (fields) => reader(richText(fields)),
  accordion: (fields) => reader(accordion(fields)),
  footer_column: (fields) => reader(footerColumn(fields)),
} as const satisfies Record<string, (fields: Fields) => BlockReader>

export type BlockName = keyof typeof SCHEMAS

export const BLOCK_NAMES = Object.keys(SCHEMAS).filter((name): name is BlockName => name in SCHEMAS)

function reader<T extends object>(
  schema: z.ZodType<T>,
  needsOf: (props: T) => Partial<Needs> = () => ({}),
): BlockReader {
  return {
    schema,
    read(raw) {
      const result = schema.safeParse(raw)
      return result.success
        ? { props: result.data, needs: needsOf(result.data) }
        : { issues: result.error.issues }
    },
  }
}
