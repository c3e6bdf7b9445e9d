import { z } from 'zod'
import type { LinkContext } from '#domain/content/link.ts'
import { readRichText } from '#domain/content/rich-text/read.ts'
import { nextVisibilityChange, visibleContent } from '#domain/content/visibility.ts'
import { foldersOf } from '#domain/content/folder.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { legalPages } from '#i18n/legal-pages.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { ContentClient, Story } from '#clients/content/content-client.ts'
import { translatorOf } from '#modules/email/translator.ts'
import { pdfFile, type DocumentFile } from './invoice-parts.ts'

/** The terms that a customer agreed to, as of that time: name, version if known, and the file. */
export type Terms = { name: string; version: string | null; document: DocumentFile }

type Deps = {
  content: Pick<ContentClient, 'story'>
  /** The full address of a path of a variant. */
  absolute(variant: VariantCode, path: string): string
  now(): Date
}

/**
 * The terms and the instruction on withdrawal with its model form, as files on a durable medium (directive
 * 2011/83/EU, article 8(7)); in Switzerland the rights that the shop grants instead. A page that a shop does not
 * have is left out; a content service that does not answer throws.
 */
export function createTerms({ content, absolute, now }: Deps): (variant: VariantCode) => Promise<Terms[]> {
  // An unchanged story is the same object, so its document is rendered once, until something in it appears or disappears.
  const rendered = new WeakMap<object, Map<VariantCode, Rendered>>()

  async function termsIn(variant: VariantCode, slug: string): Promise<Terms[]> {
    const story = await content.story(variant, slug)
    if (!story) return []
    const byVariant = rendered.get(story.content) ?? new Map<VariantCode, Rendered>()
    rendered.set(story.content, byVariant)
    const at = now()
    const cached = byVariant.get(variant)
    if (cached && isValid(cached, at)) return [await cached.terms]
    const terms = renderTerms(story, variant, { absolute, at })
    byVariant.set(variant, { terms, since: at, until: nextVisibilityChange(story.content, at) })
    terms.catch(() => byVariant.delete(variant))
    return [await terms]
  }

  return async (variant) => {
    const { terms, withdrawal } = legalPages(VARIANTS[variant].language)
    const all = await Promise.all([terms, withdrawal].map((path) => termsIn(variant, path.slice(1, -1))))
    return all.flat()
  }
}

type Rendered = { terms: Promise<Terms>; since: Date; until: Date | null }

const isValid = ({ since, until }: Rendered, at: Date): boolean =>
  since <= at && (until === null || at < until)

const page = z.object({ headline: z.string().optional(), body: z.array(z.unknown()).default([]) })
const block = z.object({ component: z.literal('rich_text'), text: z.unknown() })

async function renderTerms(
  { name, slug, content, publishedAt }: Story,
  variant: VariantCode,
  { absolute, at }: Pick<Deps, 'absolute'> & { at: Date },
): Promise<Terms> {
  const [{ renderPdf }, { richTextToPdf }] = await Promise.all([
    import('./pdf-document.ts'),
    import('./rich-text-pdf.ts'),
  ])
  const translate = translatorOf(variant)
  const { intl, language } = VARIANTS[variant]
  const links: LinkContext = {
    folders: foldersOf(variant, language),
    href: (path) => absolute(variant, path),
  }
  const { headline = name, body } = page.parse(visibleContent(content, at))
  const texts = body.flatMap((each) => {
    const read = block.safeParse(each)
    return read.success ? richTextToPdf(readRichText(read.data.text, links, () => undefined)) : []
  })
  const version =
    publishedAt === null ? null : translate('order.email.version', { date: formatDay(publishedAt, intl) })
  const pdf = await renderPdf({
    title: headline,
    lang: intl,
    footer: (number, pages) => translate('order.paper.page', { page: number, pages }),
    content: [
      { text: headline, style: 'title', margin: [0, 0, 0, 4] },
      { text: version ?? '', style: 'quiet', margin: [0, 0, 0, 16] },
      ...texts,
    ],
  })
  return { name: headline, version, document: pdfFile(slug, pdf) }
}
