import { expect, test } from 'vitest'
import { createPreparation } from '#blocks/registry/prepare.ts'
import { article, storyData } from '#layouts/story-data.ts'

const PUBLISHED = '2026-11-01T08:00:00.000Z'
const PAGE = 'https://shop.example/ratgeber/pflege/'
const prepare = createPreparation({ folders: ['de'], href: (path) => path }, { showFaults: false })
const bodyOf = (...body: object[]) => prepare({ component: 'page', body }, new Date(0)).body

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const node = (type: string, ...content: object[]) => ({ type, content })
const accordion = (...headlines: string[]) => ({
  _uid: 'a',
  component: 'accordion',
  items: headlines.map((headline) => ({
    _uid: headline,
    headline,
    text: { type: 'doc', content: [paragraph('Ja.'), paragraph('Immer.')] },
  })),
})
const film = (more: object = {}) => ({
  _uid: 'v',
  component: 'video_embed',
  title: 'Brille putzen',
  video_id: 'abc_123',
  duration: '2:40',
  desktop_image: { filename: 'https://a.storyblok.com/f/1/1920x1080/x/a.jpg', alt: '' },
  ...more,
})

test('the questions of a page are one FAQ; other sections that open are not in it', () => {
  const body = bodyOf(accordion('Sitzt sie?', 'Werkstatt'), accordion('Und die Gläser? '))
  const answer = { '@type': 'Answer', text: 'Ja.\nImmer.' }
  expect(storyData({ body, publishedAt: PUBLISHED, url: PAGE })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Sitzt sie?', acceptedAnswer: answer },
        { '@type': 'Question', name: 'Und die Gläser?', acceptedAnswer: answer },
      ],
    },
  ])
})

test('what stands apart in an answer does so in its text, and a question without words for an answer is left out', () => {
  const sections = (...answers: object[][]) => ({
    ...accordion(),
    items: answers.map((content, index) => ({
      _uid: `${index}`,
      headline: 'Wie?',
      text: { type: 'doc', content },
    })),
  })
  const item = (text: string) => node('list_item', paragraph(text))
  const cell = (text: string) => node('tableCell', paragraph(text))
  const picture = { type: 'image', attrs: { src: 'https://a.storyblok.com/f/1/a.jpg' } }
  const body = bodyOf(
    sections(
      [
        node(
          'paragraph',
          { type: 'text', text: 'So:' },
          { type: 'hard_break' },
          { type: 'text', text: 'Dann' },
        ),
        node('bullet_list', item('spülen'), item('trocknen')),
        node(
          'table',
          node('tableRow', cell('Glas'), cell('10 min')),
          node('tableRow', cell('Rand'), cell('5 min')),
        ),
      ],
      [picture],
      [],
    ),
  )
  expect(storyData({ body, publishedAt: PUBLISHED, url: PAGE })).toMatchObject([
    { mainEntity: [{ acceptedAnswer: { text: 'So:\nDann\nspülen\ntrocknen\nGlas 10 min\nRand 5 min' } }] },
  ])
})

test('a film has its picture, its day and how long it takes', () => {
  expect(storyData({ body: bodyOf(film()), publishedAt: PUBLISHED, url: PAGE })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: 'Brille putzen',
      description: 'Brille putzen',
      thumbnailUrl: 'https://a.storyblok.com/f/1/1920x1080/x/a.jpg/m/1280x720',
      uploadDate: PUBLISHED,
      embedUrl: 'https://www.youtube-nocookie.com/embed/abc_123',
      url: 'https://www.youtube.com/watch?v=abc_123',
      duration: 'PT2M40S',
    },
  ])
})

test.each([
  ['nothing of the kind', [], PUBLISHED],
  ['sections without a question', [accordion('Werkstatt')], PUBLISHED],
  ['a film without a picture of its own', [film({ desktop_image: null })], PUBLISHED],
  ['a film in a draft', [film()], null],
])('%s: no structured data', (_, blocks, publishedAt) => {
  expect(storyData({ body: bodyOf(...blocks), publishedAt, url: PAGE })).toEqual([])
})

test('a picture of the shop itself has a full address', () => {
  const body = bodyOf(film({ desktop_image: { filename: '/pictures/1600x1000/a.webp', alt: '' } }))
  expect(storyData({ body, publishedAt: PUBLISHED, url: PAGE })).toMatchObject([
    { thumbnailUrl: 'https://shop.example/pictures/1600x1000/a.webp' },
  ])
})

test('a duration that is none is left out', () => {
  const [data] = storyData({
    body: bodyOf(film({ duration: 'kurz', text: 'So.' })),
    publishedAt: PUBLISHED,
    url: PAGE,
  })
  expect(data).toMatchObject({ description: 'So.' })
  expect(data).not.toHaveProperty('duration')
})

test.each([
  [undefined, undefined, null, {}],
  [
    'Alles über Pflege.',
    'https://a.storyblok.com/f/1/a.jpg',
    PUBLISHED,
    {
      description: 'Alles über Pflege.',
      image: 'https://a.storyblok.com/f/1/a.jpg',
      datePublished: PUBLISHED,
    },
  ],
  [
    undefined,
    '/pictures/1600x1000/a.webp',
    null,
    { image: 'https://shop.example/pictures/1600x1000/a.webp' },
  ],
])('a guide with description %s, picture %s, published %s', (description, image, publishedAt, more) => {
  const company = { '@type': 'Organization', '@id': 'https://shop.example/#organization', name: 'Veduta' }
  const facts = { headline: 'Pflege', url: PAGE, publishedAt, seo: { description }, image }
  expect(article(facts, { id: company['@id'], name: company.name })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Pflege',
    mainEntityOfPage: facts.url,
    ...more,
    author: company,
    publisher: company,
  })
})
