import type { Seo } from '#domain/content/seo.ts'
import type { Head } from '#layouts/head.ts'

/** What a story says of itself, as a page's head. */
export const storyHead = ({ title, description, robots, og, twitter }: Seo): Head => ({
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
