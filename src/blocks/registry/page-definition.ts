import { blocks, definePage, type Field, IMAGE, LINES, RICH_TEXT, TEXT } from '#blocks/define-block.ts'
import { BLOCK_NAMES } from './schemas.ts'

const FIELDS: Record<string, Field> = {
  headline: TEXT,
  intro: RICH_TEXT,
  body: blocks(...BLOCK_NAMES),
  seo_title: TEXT,
  seo_description: LINES,
  robots: { type: 'text', description: 'Empty: index, follow' },
  og_title: TEXT,
  og_description: LINES,
  og_image: IMAGE,
  twitter_title: TEXT,
  twitter_description: LINES,
  twitter_image: IMAGE,
  synonyms: {
    ...LINES,
    description:
      'In the story "search" alone: a line for each meaning, "Etui, Futteral = Brillenetui"; one for words that are not looked for, "günstig ="',
  },
}

export default [definePage('page', 'Page', FIELDS), definePage('listing_page', 'Listing page', FIELDS)]
