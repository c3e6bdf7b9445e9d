import { expect, test } from 'vitest'
import type { RouteName } from '#i18n/routes.ts'
import { mayRunContainer } from '#layouts/third-party-scripts.ts'

test.each<[RouteName, string, boolean]>([
  ['home', '', true],
  ['home', 'utm_source=mail', true],
  ['home', 'confirm=token', false],
  ['home', 'leave=token', false],
  ['product', 'variantid=5', true],
  ['product', '_storyblok_tk[token]=x', false],
  ['category', 'cbd=token', false],
  ['category', 'width=131-141', false],
  ['category', 'minWidth=131&maxWidth=', false],
  ['category', 'minWidth=&maxWidth=141', false],
  ['search', 'term=panto&width=131', false],
  ['branches', 'near=52.5,13.4', false],
  ['basket', '', true],
  ['signin', '', false],
  ['signin', 'hash=token', false],
  ['success', 'cbd=token', false],
  ['success', '', false],
  ['checkout', '', false],
  ['account', '', false],
  ['account-user', '', false],
  ['account-values', '', false],
  ['order-status', '', false],
  ['withdrawal', '', false],
])('on %s with "%s" the tag manager may run: %s', (route, query, may) =>
  expect(mayRunContainer(route, new URLSearchParams(query))).toBe(may),
)
