import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'
import { DEFAULT_ROBOTS } from '#domain/content/seo.ts'

/** The fields of a story besides its body: metadata, and for a listing the text beside its heading. */
export const page = ({ text, asset, richText }: Fields) =>
  z.object({
    headline: text,
    intro: richText,
    seo_title: text,
    seo_description: text,
    robots: text.pipe(z.string().default(DEFAULT_ROBOTS)),
    og_title: text,
    og_description: text,
    og_image: asset,
    twitter_title: text,
    twitter_description: text,
    twitter_image: asset,
    synonyms: text,
  })

export type Page = z.infer<ReturnType<typeof page>>
