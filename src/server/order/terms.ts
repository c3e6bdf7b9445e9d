import { z } from 'zod'
import type { Reader } from '#domain/content/link.ts'
import { readRichText } from '#domain/content/rich-text/read.ts'
import { visibleContent } from '#domain/content/visibility.ts'
import { foldersOf } from '#domain/content/folder.ts'
import { dayText } from '#domain/text/day.ts'
import { legalPages } from '#i18n/legal-pages.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { ContentClient, Story } from '#server/clients/content-api.ts'
import { wordsOf } from '#server/mail/words.ts'
import { asPdf, type Paper } from './bill-parts.ts'

/** What one has agreed to, as it stood: its name, its version where one is known, and the file. */
export type Terms = { name: string; version: string | null; paper: Paper }

type Parts = {
  content: Pick<ContentClient, 'story'>
  /** The whole address of a path of a variant. */
  absolute(variant: VariantCode, path: string): string
  now(): Date
}

/**
 * The terms and, with its model form, the instruction on withdrawal, as files to keep (directive 2011/83/EU, article 8(7)); in Switzerland
 * what the shop grants in its place. A page that a shop does not have is not sent; a content service that does not answer throws.
 */
export function createTerms({ content, absolute, now }: Parts): (variant: VariantCode) => Promise<Terms[]> {
  // A story that stands is the same object: it is set once.
  const set = new WeakMap<object, Map<VariantCode, Promise<Terms>>>()

  async function termsIn(variant: VariantCode, slug: string): Promise<Terms[]> {
    const story = await content.story(variant, slug)
    if (!story) return []
    const known = set.get(story.content) ?? new Map<VariantCode, Promise<Terms>>()
    set.set(story.content, known)
    const made = known.get(variant) ?? paperOfStory(story, variant, { absolute, now })
    known.set(variant, made)
    made.catch(() => known.delete(variant))
    return [await made]
  }

  return async (variant) => {
    const { terms, withdrawal } = legalPages(VARIANTS[variant].language)
    const all = await Promise.all([terms, withdrawal].map((path) => termsIn(variant, path.slice(1, -1))))
    return all.flat()
  }
}

const page = z.object({ headline: z.string().optional(), body: z.array(z.unknown()).default([]) })
const block = z.object({ component: z.literal('rich_text'), text: z.unknown() })

async function paperOfStory(
  { name, slug, content, publishedAt }: Story,
  variant: VariantCode,
  { absolute, now }: Pick<Parts, 'absolute' | 'now'>,
): Promise<Terms> {
  const [{ setPaper }, { paperOf }] = await Promise.all([import('./paper.ts'), import('./rich-paper.ts')])
  const say = wordsOf(variant)
  const { intl, language } = VARIANTS[variant]
  const reader: Reader = {
    folders: foldersOf(variant, language),
    href: (path) => absolute(variant, path),
  }
  const { headline = name, body } = page.parse(visibleContent(content, now()))
  const texts = body.flatMap((each) => {
    const read = block.safeParse(each)
    return read.success ? paperOf(readRichText(read.data.text, reader, () => undefined)) : []
  })
  const version =
    publishedAt === null ? null : say('order.letter.version', { date: dayText(publishedAt, intl) })
  const paper = await setPaper({
    title: headline,
    lang: intl,
    foot: (number, pages) => say('order.paper.page', { page: number, pages }),
    content: [
      { text: headline, style: 'title', margin: [0, 0, 0, 4] },
      { text: version ?? '', style: 'quiet', margin: [0, 0, 0, 16] },
      ...texts,
    ],
  })
  return { name: headline, version, paper: asPdf(slug, paper) }
}
