import { PAGES } from './page-kinds.ts'
import { test } from './visitor.ts'

test('a visitor of Firefox or Safari points at a link, and its page is fetched before they press', async ({
  page,
}) => {
  // They have no speculation rules, and the policy of the page leaves them no hint to prefetch.
  await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'))
  await page.goto(PAGES.home)
  const link = page.locator('main a[href^="/de-de/"]:not([rel~="nofollow"])').first()
  const href = await link.getAttribute('href')
  const fetched = page.waitForResponse(
    (response) => response.url().endsWith(href ?? '') && response.request().resourceType() === 'fetch',
  )
  await link.hover()
  await fetched
})
