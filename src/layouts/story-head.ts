import type { Seo } from '#domain/content/seo.ts'
import type { PageHead } from './page-head.ts'

/** The head of a story's page. `picture` is for a story that names none for social networks. */
export const storyHead = ({ title, description, robots, og, twitter }: Seo, picture?: string): PageHead => ({
  title,
  description,
  robots,
  shared: {
    title: og.title ?? twitter.title,
    description: og.description ?? twitter.description,
  },
  image: og.image ?? twitter.image ?? picture,
  twitter,
  kind: 'article',
})

/**
 * What the story of a listing adds to the head of its page. Its title and its texts for social networks are about the
 * first page alone.
 */
export function introHead(seo: Seo | undefined, page: number): Partial<PageHead> {
  if (!seo) return {}
  const { title, description, robots, image, shared, twitter } = storyHead(seo)
  return { description, robots, image, ...(page === 1 && { title, shared, twitter }) }
}
