import { PAGES } from './page-kinds.ts'
import { expect, expectAccessible, test, type Page } from './visitor.ts'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

/** A page of each kind that anybody can open, by what one does there. */
const KINDS = {
  buy: {
    ...PAGES,
    filters: '/de-de/sonnenbrillen/?filters=all',
    configurator: '/de-de/p/laguna-01c43-10406/?configure=type',
    basket: '/de-de/basket/',
    wishlist: '/de-de/wishlist/',
  },
  'get help': {
    town: '/de-de/niederlassungen/stadt/nordrhein-westfalen/aachen/',
    branch: '/de-de/niederlassungen/aachen/1025/',
    appointment: '/de-de/niederlassungen/aachen/1025/?appointment=when',
    'choice of a branch': '/de-de/niederlassungen/?listing=%2Fsonnenbrillen%2F',
    story: '/de-de/ratgeber/',
    'page over others': '/de-de/overlays/newsletter/newsletter/',
    'sign-in': '/de-de/signin/',
    registration: '/de-de/signin/?register=true',
    'order status': '/de-de/service/auftragsstatus/',
    declaration: '/de-de/vertrag-widerrufen/',
    instrument: '/de-de/instruments/hearing/',
  },
}

/** The fields of a page with small letters: Safari on an iPhone enlarges the page around such a field once it has the focus. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')].flatMap((field) => {
      const isSmall = Number.parseFloat(getComputedStyle(field).fontSize) < 16
      return isSmall && !/^(?:checkbox|radio|range|hidden|file)$/.test(field.getAttribute('type') ?? '')
        ? [field.outerHTML]
        : []
    }),
  )

for (const [what, pages] of Object.entries(KINDS))
  test(`on a phone axe finds nothing, and no field is small, on any kind of page where visitors ${what}`, async ({
    page,
  }) => {
    for (const [kind, path] of Object.entries(pages))
      await test.step(kind, async () => {
        const response = await page.goto(path)
        expect(response?.status(), path).toBe(200)
        await expectAccessible(page)
        expect(await smallFields(page)).toEqual([])
      })
  })
