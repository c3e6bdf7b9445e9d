import type { Seo } from '#domain/content/seo.ts'
import type { PageHead } from './page-head.ts'

/** The head of a story's page. */
export const storyHead = ({ title, description, robots, og, twitter }: Seo): PageHead => ({
  title,
  description,
  robots,
  shared: {
    title: og.title ?? twitter.title,
    description: og.description ?? twitter.description,
  },
  image: og.image ?? twitter.image,
  kind: 'article',
})
