import type { FooterColumn } from '#domain/navigation/shell.ts'
import type { Translate } from '#i18n/messages.ts'
import type { RouteName } from '#i18n/routes.ts'

/** Without a story the footer at least links to the screens of the route table. */
export function fallbackFooterColumns(t: Translate, to: (route: RouteName) => string | null): FooterColumn[] {
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
