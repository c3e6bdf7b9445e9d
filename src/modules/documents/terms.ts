import type { LinkContext } from '#domain/content/link.ts'
import { fieldsOf } from '#domain/content/rich-text/fields.ts'
import { nextVisibilityChange, visibleContent } from '#domain/content/visibility.ts'
import { foldersOf } from '#domain/content/folder.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { legalPages } from '#i18n/legal-pages.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { ContentClient, Story } from '#clients/content/content-client.ts'
import type { Log } from '#platform/log.ts'
import { translatorOf } from '#modules/email/translator.ts'
import { pdfFile, type DocumentFile } from './invoice-parts.ts'

/** The terms that a customer agreed to, as of that time: name, version if known, and the file. */
export type Terms = { name: string; version: string | null; document: DocumentFile }

type Deps = {
  content: Pick<ContentClient, 'story'>
  /** The full address of a path of a variant. */
  absolute(variant: VariantCode, path: string): string
  now(): Date
  log: Pick<Log, 'warn'>
}

/**
 * The terms and the instruction on withdrawal with its model form, as files on a durable medium (directive
 * 2011/83/EU, article 8(7)); in Switzerland the rights that the shop grants instead. A page that a shop does not
 * have is left out; a content service that does not answer throws.
 */
export function createTerms({
  content,
  absolute,
  now,
  log,
}: Deps): (variant: VariantCode) => Promise<Terms[]> {
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
    const terms = renderTerms(story, variant, { absolute, log, at })
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

async function renderTerms(
  { name, slug, fullSlug, content, publishedAt }: Story,
  variant: VariantCode,
  { absolute, log, at }: Pick<Deps, 'absolute' | 'log'> & { at: Date },
): Promise<Terms> {
  const [{ renderPdf }, { storyToPdf }] = await Promise.all([
    import('./pdf-document.ts'),
    import('./story-pdf.ts'),
  ])
  const translate = translatorOf(variant)
  const { intl, language } = VARIANTS[variant]
  const links: LinkContext = {
    folders: foldersOf(variant, language),
    href: (path) => absolute(variant, path),
  }
  const page = fieldsOf(visibleContent(content, at))
  const headline = page.text('headline') ?? name
  const unprinted = new Set<string>()
  const texts = storyToPdf(page.raw('body'), links, (component) => unprinted.add(component))
  if (unprinted.size > 0)
    log.warn({ story: fullSlug, components: [...unprinted] }, 'parts of the terms cannot be printed')
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
