import { expect, test } from 'vitest'
import type { Seo } from '#domain/content/seo.ts'
import { introHead, storyHead } from '#layouts/story-head.ts'

const SEO: Seo = {
  title: 'Sonnenbrillen für den Sommer',
  description: 'Alle mit UV-Schutz.',
  robots: 'noindex, follow',
  og: { title: 'Sommer!', description: undefined, image: 'https://a.storyblok.com/f/1/a.jpg/m/1200x630' },
  twitter: { title: 'Sonne', description: 'Mit UV-Schutz', image: 'https://a.storyblok.com/f/1/b.jpg' },
}

test('social networks get their own texts, those of the first network that has some', () => {
  expect(storyHead(SEO)).toEqual({
    title: SEO.title,
    description: SEO.description,
    robots: SEO.robots,
    shared: { title: 'Sommer!', description: 'Mit UV-Schutz' },
    image: SEO.og.image,
    twitter: SEO.twitter,
    kind: 'article',
  })
})

test.each([
  [SEO.og.image, SEO.twitter.image, SEO.og.image],
  [undefined, SEO.twitter.image, SEO.twitter.image],
  [undefined, undefined, '/images/a'],
])('of the pictures %s and %s and one of the story the page gets %s', (og, twitter, image) => {
  const seo = { ...SEO, og: { ...SEO.og, image: og }, twitter: { ...SEO.twitter, image: twitter } }
  expect(storyHead(seo, '/images/a').image).toBe(image)
})

test('the first page of a listing has all that its story says', () => {
  const { kind: _, ...head } = storyHead(SEO)
  expect(introHead(SEO, 1)).toEqual(head)
})

test('later pages have no title of their story, but its picture and what it says to robots', () => {
  const { description, robots, og } = SEO
  expect(introHead(SEO, 2)).toEqual({ description, robots, image: og.image })
})

test('a listing without a story says it all itself', () => expect(introHead(undefined, 1)).toEqual({}))
