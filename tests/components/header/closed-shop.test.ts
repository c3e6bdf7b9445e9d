import { expect, test } from 'vitest'
import MenuFooter from '#components/navigation/MenuFooter.astro'
import HeaderActions from '#components/header/HeaderActions.astro'
import { FLAGS, type Flags } from '#domain/shop/configuration.ts'
import { render } from '#tests/support/render.ts'

const SHOPPING = /\/(basket|wishlist|signin|account|checkout)\/|to-basket|data-wishlist-count/
const flagsWith = (onlineShop: boolean): Flags =>
  Object.assign({}, ...FLAGS.map((flag) => ({ [flag]: flag === 'onlineShop' && onlineShop })))

test.each([
  ['the tools of the header', HeaderActions],
  ['the foot of the menu', MenuFooter],
])('%s do not link to screens that a shop without online sales does not have', async (_, part) => {
  const closed = await render(part, { flags: flagsWith(false) })
  expect(closed).not.toMatch(SHOPPING)
  expect(closed).toContain('/niederlassungen/')
})

test('with online sales they do', async () => {
  expect(await render(MenuFooter, { flags: flagsWith(true) })).toMatch(SHOPPING)
})
