import { expect, test } from 'vitest'
import MenuFoot from '#components/shell/MenuFoot.astro'
import Tools from '#components/shell/Tools.astro'
import { FLAGS, type Flags } from '#domain/shop/configuration.ts'
import { render } from '#tests/support/render.ts'

const SHOPPING = /\/(basket|wishlist|signin|account|checkout)\/|to-basket|data-wishlist-count/
const flagsWith = (onlineShop: boolean): Flags =>
  Object.assign({}, ...FLAGS.map((flag) => ({ [flag]: flag === 'onlineShop' && onlineShop })))

test.each([
  ['the tools of the header', Tools],
  ['the foot of the menu', MenuFoot],
])('%s lead to nothing that a shop without an online shop does not have', async (_, part) => {
  const closed = await render(part, { flags: flagsWith(false) })
  expect(closed).not.toMatch(SHOPPING)
  expect(closed).toContain('/niederlassungen/')
})

test('where there is an online shop they do', async () => {
  expect(await render(MenuFoot, { flags: flagsWith(true) })).toMatch(SHOPPING)
})
