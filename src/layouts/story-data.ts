import { assetUrl } from '#domain/content/asset.ts'
import { plainTextOf } from '#domain/content/rich-text/read.ts'
import type { Seo } from '#domain/content/seo.ts'
import type { Accordion } from '#blocks/accordion/schema.ts'
import type { PreparedBlock } from '#blocks/prepared-block.ts'
import type { VideoEmbed } from '#blocks/video-embed/schema.ts'

const CONTEXT = 'https://schema.org'
const THUMBNAIL = { width: 1280, height: 720 }

/** A story for search engines. Addresses are absolute; `publishedAt` in RFC 3339, null for a draft. */
export type StoryFacts = {
  headline: string
  url: string
  publishedAt: string | null
  seo: Pick<Seo, 'description'>
  /** As social networks get it; may be a path. */
  image: string | undefined
  body: readonly PreparedBlock[]
}

/** The questions and films of a story as structured data; none where it has none. */
export const storyData = ({ body, ...facts }: Pick<StoryFacts, 'body' | 'publishedAt' | 'url'>): object[] => [
  ...faqPage(body),
  ...body.flatMap((block) => (isVideo(block) ? filmData(block.props, facts) : [])),
]

/** A guide. `publisher` is the company, by its id in structured data and its name. */
export const article = (
  { headline, url, publishedAt, seo, image }: Omit<StoryFacts, 'body'>,
  publisher: { id: string; name: string },
): object => {
  const company = { '@type': 'Organization', '@id': publisher.id, name: publisher.name }
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline,
    mainEntityOfPage: url,
    ...(seo.description !== undefined && { description: seo.description }),
    ...(image !== undefined && { image: absolutePicture(image, url) }),
    ...(publishedAt !== null && { datePublished: publishedAt }),
    author: company,
    publisher: company,
  }
}

/** Sections that open are used for other texts, too: questions are those that end as one and are answered in words. */
function faqPage(body: readonly PreparedBlock[]): object[] {
  const questions = body
    .flatMap((block) => (isAccordion(block) ? block.props.items : []))
    .map(({ headline, text }) => ({ headline, answer: linesOf(plainTextOf(text)) }))
    .filter(({ headline, answer }) => headline.trim().endsWith('?') && answer !== '')
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ headline, answer }) => ({
    '@type': 'Question',
    name: headline,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@context': CONTEXT, '@type': 'FAQPage', mainEntity }]
}

const linesOf = (text: string): string => text.replaceAll(/\s*\n\s*/g, '\n').trim()

/** Search engines want a picture and a date; a film without them is left out. */
function filmData(
  { title, text, video, duration, picture }: VideoEmbed,
  { publishedAt, url }: Pick<StoryFacts, 'publishedAt' | 'url'>,
): object[] {
  const thumbnail = picture.wide && assetUrl(picture.wide.filename, THUMBNAIL)
  if (!thumbnail || publishedAt === null) return []
  const [, minutes, seconds] = /^(\d+):(\d\d)$/.exec(duration ?? '') ?? []
  return [
    {
      '@context': CONTEXT,
      '@type': 'VideoObject',
      name: title,
      description: text ?? title,
      thumbnailUrl: absolutePicture(thumbnail, url),
      uploadDate: publishedAt,
      embedUrl: video.src.split('?', 1)[0],
      url: video.page,
      ...(minutes !== undefined && { duration: `PT${minutes}M${seconds}S` }),
    },
  ]
}

/** Pictures of the shop itself have paths. */
const absolutePicture = (address: string, url: string): string =>
  address.startsWith('/') ? `${new URL(url).origin}${address}` : address

const isAccordion = (block: PreparedBlock): block is PreparedBlock & { props: Accordion } =>
  block.component === 'accordion'
const isVideo = (block: PreparedBlock): block is PreparedBlock & { props: VideoEmbed } =>
  block.component === 'video_embed'
