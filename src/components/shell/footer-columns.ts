import { columnsIn } from '#blocks/footer-column/columns.ts'
import { createPreparation } from '#blocks/prepare.ts'
import type { FooterColumn } from '#blocks/footer-column/schema.ts'
import type { Reader } from '#domain/content/link.ts'
import type { Translate } from '#i18n/messages.ts'
import type { RouteName } from '#i18n/routes.ts'

/** The same story makes the same columns for all pages of a variant, so they are read once. */
const read = new WeakMap<object, Map<string, FooterColumn[]>>()

/** The columns of the footer's story as a variant reads them. */
export function footerColumns(story: object, variant: string, reader: Reader, now: Date): FooterColumn[] {
  const byVariant = read.get(story) ?? new Map<string, FooterColumn[]>()
  read.set(story, byVariant)
  const kept = byVariant.get(variant)
  if (kept) return kept
  const { body } = createPreparation(reader, { showFaults: false })(story, now)
  const columns = columnsIn(body)
  byVariant.set(variant, columns)
  return columns
}

/** Without a story the footer leads at least to the screens of the route table. */
export function plainColumns(t: Translate, to: (route: RouteName) => string | null): FooterColumn[] {
  const links = (
    ['branches', 'order-status', 'instructions', 'conformity', 'subscription-cancellation'] as const
  ).map((route) => ({ label: t(`screens.${route}.title`), href: to(route) }))
  return [
    {
      headline: t('shell.service'),
      links: links.flatMap(({ label, href }) =>
        href === null ? [] : [{ label, link: { href, isExternal: false, newWindow: false } }],
      ),
    },
  ]
}
