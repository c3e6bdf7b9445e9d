import { expect, test } from 'vitest'
import { shopConfiguration } from '#contract/shop-api/shop.ts'
import type { NavigationItem } from '#domain/navigation/tree.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Story } from '#clients/content/content-client.ts'
import { INCOMPLETE_TAG } from '#clients/cache-tags.ts'
import { ShopError } from '#platform/errors.ts'
import { loadShell } from '#server/loaders/shell.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { testContext } from '#tests/support/test-server.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const SOON = '2026-12-01T00:00:00Z'

const item = (name: string, rest: Partial<NavigationItem> = {}): NavigationItem =>
  Object.assign(
    {
      id: 1,
      name,
      assets: {},
      visibleFrom: null,
      visibleTo: null,
      children: [],
      type: 'page' as const,
      page: `/${name}`,
    },
    rest,
  )

/** A shop that has these items, or whose services are all down. */
function contextWith(
  items: NavigationItem[] | 'down',
  footer: object[] = [],
  configuration = aConfiguration(),
) {
  const { ctx, logLines } = testContext()
  const story: Story = {
    uuid: 'u-1',
    name: 'Footer',
    slug: 'footer',
    fullSlug: 'global/de/footer',
    content: { _uid: 'page', component: 'page', body: footer },
    translatedSlugs: {},
    publishedAt: null,
  }
  const orDown = <T>(answer: T): Promise<T> =>
    items === 'down' ? Promise.reject(new ShopError('upstream', 'GET something')) : Promise.resolve(answer)
  return {
    lines: logLines,
    ctx: {
      ...ctx,
      now: () => NOW,
      shop: (variant: VariantCode) => ({
        ...ctx.shop(variant),
        navigationTrees: () =>
          orDown([{ id: 1, key: 'main', name: '', items: items === 'down' ? [] : items }]),
        configuration: () => orDown(configuration),
      }),
      content: { ...ctx.content, story: () => orDown(story) },
    },
  }
}

test('the navigation has what is visible now, with the addresses of the variant', async () => {
  const { ctx } = contextWith([
    item('brillen', { children: [item('damen'), item('spaeter', { visibleFrom: SOON })] }),
    item('vorbei', { visibleTo: '2026-11-01T00:00:00Z' }),
  ])
  const { navigation, expiresAt, tags } = await loadShell(ctx, 'de-at')
  expect(navigation).toEqual([
    {
      label: 'brillen',
      href: '/de-at/brillen/',
      isExternal: false,
      newWindow: false,
      children: [
        { label: 'damen', href: '/de-at/damen/', isExternal: false, newWindow: false, children: [] },
      ],
    },
  ])
  expect(expiresAt).toBe(SOON)
  expect(tags).toEqual(['shop:10002', 'story:u-1'])
})

const external = (url: string, isOpenInNewWindow = false) =>
  ({ type: 'external', options: { url, isOpenInNewWindow } }) as const

test.each([
  [{ type: 'category', categoryId: 3 }, null, false],
  [{ type: 'page', page: 'service/kontakt/' }, '/de-de/service/kontakt/', false],
  [{ type: 'page', page: '/' }, '/de-de/', false],
  [external('https://other.example'), 'https://other.example', true],
  [external('/brillen/'), '/de-de/brillen/', false],
  [external('javascript:alert(1)'), null, false],
  [external(' java\nscript:alert(1)'), null, false],
  [external('data:text/html,x'), null, false],
  [external('blob:https://shop.example/1'), null, false],
  [external('vbscript:x'), null, false],
] as const)('%o leads to %s', async (target, href, isExternal) => {
  const { ctx } = contextWith([Object.assign(item('x'), target)])
  expect((await loadShell(ctx, 'de-de')).navigation[0]).toMatchObject({ href, isExternal })
})

test.each([true, false])('an address elsewhere opens a window of its own: %s', async (newWindow) => {
  const { ctx } = contextWith([Object.assign(item('x'), external('https://other.example', newWindow))])
  expect((await loadShell(ctx, 'de-de')).navigation[0]).toMatchObject({ newWindow })
})

const column = (headline: string, rest: object = {}) => ({
  _uid: headline,
  component: 'footer_column',
  headline,
  links: [
    {
      _uid: `${headline} a`,
      component: 'footer_link',
      label: 'AGB',
      link: { linktype: 'url', url: '/agb/' },
    },
    { _uid: `${headline} b`, component: 'footer_link', label: 'Fort', link: { linktype: 'story' } },
  ],
  ...rest,
})

test('the footer has what is visible now, and links that lead somewhere', async () => {
  const { ctx } = contextWith(
    [item('spaeter', { visibleFrom: '2026-12-02T00:00:00Z' })],
    [
      column('Service'),
      column('Winter', { start_time: '2026-12-01 08:00', end_time: '2027-01-01 08:00' }),
      column('Herbst', { start_time: '2026-09-01 08:00', end_time: '2026-11-01 08:00' }),
    ],
  )
  const { footer, expiresAt } = await loadShell(ctx, 'de-at')
  expect(footer).toMatchObject([
    { headline: 'Service', links: [{ label: 'AGB', link: { href: '/de-at/agb/' } }] },
  ])
  expect(footer?.[0]?.links).toHaveLength(1)
  expect(expiresAt).toBe('2026-12-01T08:00:00.000Z')
})

test('a footer that stands makes the same columns for each page', async () => {
  const { ctx } = contextWith([], [column('Service')])
  expect((await loadShell(ctx, 'de-de')).footer).toBe((await loadShell(ctx, 'de-de')).footer)
})

test.each([
  [true, {}, true],
  [false, {}, false],
  [false, { yellowPrice: 'variant' }, true],
  [false, { yellowPrice: 'control' }, false],
  [false, { yellowPrice: 'out_of_scope' }, false],
])('the flag %s with the experiments %j is in effect: %s', async (yellowPrice, experiments, isOn) => {
  const { ctx } = contextWith([])
  const configuration = aConfiguration()
  const flags = { ...configuration.flags, yellowPrice }
  const shop = (variant: VariantCode) => ({
    ...ctx.shop(variant),
    configuration: async () => ({ ...configuration, flags, experiments }),
  })
  expect((await loadShell({ ...ctx, shop }, 'de-de')).flags.yellowPrice).toBe(isOn)
})

test('without its services a page stands in a bare shell, and says so in the log', async () => {
  const { ctx, lines } = contextWith('down')
  const shell = await loadShell(ctx, 'de-de')
  expect(shell).toMatchObject({ navigation: [], footer: null, flags: { onlineShop: false } })
  expect(shell.tags).toContain(INCOMPLETE_TAG)
  expect(lines).toHaveLength(3)
})

const FRAUD = { group: 'C0002', src: 'https://api.fraud0.com/api/v2/fz.js?cid=abc-1' }
const SEARCH = { group: 'C0004', src: 'https://cdn.search.example/tag.js' }

test.each([
  ['nothing', {}, true, [], []],
  ['null', { fraud0TagId: null, syteScriptTagUrl: null }, true, [], []],
  ['both', { fraud0TagId: 'abc-1', syteScriptTagUrl: SEARCH.src }, true, [FRAUD, SEARCH], []],
  ['a search that is switched off', { syteScriptTagUrl: SEARCH.src }, false, [], []],
  ['the key of a try-on', { vtoApiKey: 'key' }, true, [], ['warn: unknown vendor of the try-on']],
  ['no plain id', { fraud0TagId: 'a"b' }, true, [], ['warn: invalid customer id of fraud0']],
  [
    'no https address',
    { syteScriptTagUrl: 'http://cdn.search.example/tag.js' },
    true,
    [],
    ['warn: invalid address of the visual search'],
  ],
])('a shop with %s has the tags of its vendors', async (_, customData, syte, tags, logged) => {
  const { flags } = aConfiguration()
  const given = { ...aConfiguration(), flags: { ...flags, syte }, customData }
  const { ctx, lines } = contextWith([], [], shopConfiguration.parse(given))
  expect((await loadShell(ctx, 'de-de')).vendorTags).toEqual(tags)
  await loadShell(ctx, 'de-de')
  expect(lines).toEqual(logged)
})
