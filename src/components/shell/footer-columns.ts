import { createPreparation, type PreparedBlock } from '#blocks/prepare.ts'
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
  // A link to a story that is not published leads nowhere.
  const columns = body
    .filter(isColumn)
    .map(({ props }) => ({ ...props, links: props.links.filter(({ link }) => link !== null) }))
  byVariant.set(variant, columns)
  return columns
}

const isColumn = (block: PreparedBlock): block is PreparedBlock & { props: FooterColumn } =>
  block.component === 'footer_column'

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
