import type { Browser, Page } from 'playwright'
import { median, phone } from './phone.ts'
import { atMost, type Row } from './table.ts'

const LISTING = '/de-de/zubehoer/'
const ROUNDS = 5

/** What a tap opens, and its content once it works: CSS selectors. */
type Panel = { name: string; tap: string; open: string; works: string }

const PANELS: Panel[] = [
  { name: 'basket', tap: '[data-tool="basket"]', open: '#basket-panel:popover-open', works: 'a.button' },
  {
    name: 'search',
    tap: 'button.open[popovertarget="search"]',
    open: '#search:popover-open',
    works: '[role=option]',
  },
  { name: 'menu', tap: '.menu-button', open: '#menu:popover-open', works: 'a[href]' },
]

/** Milliseconds from the tap to the frame that shows the panel, and to the frame that shows its content. */
type Timed = { visible: number; works: number }

/** The first tap on a slow phone that has not loaded React yet, and the second. */
export async function tapRows(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const panel of PANELS) {
    const rounds: { first: Timed; second: Timed }[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await tapTwice(browser, origin, panel))
    const first = (part: keyof Timed) => median(rounds.map((each) => each.first[part]))
    const again = median(rounds.map(({ second }) => second.visible))
    rows.push(
      atMost(`first tap on ${panel.name}, slow phone: visible`, first('visible'), 100, 'ms'),
      atMost(`first tap on ${panel.name}, slow phone: works`, first('works'), 1000, 'ms'),
      atMost(`second tap on ${panel.name}, slow phone: visible`, again, 100, 'ms'),
    )
  }
  return rows
}

async function tapTwice(browser: Browser, origin: string, panel: Panel) {
  const { page, close } = await phone(browser, origin, 'slow')
  await page.goto(LISTING)
  await page.waitForLoadState('networkidle')
  const first = await tap(page, panel)
  await page.evaluate(() => document.querySelector<HTMLElement>(':popover-open')?.hidePopover())
  const second = await tap(page, panel)
  await close()
  return { first, second }
}

async function tap(page: Page, panel: Panel): Promise<Timed> {
  await page.evaluate(watch, panel)
  await page.locator(panel.tap).tap()
  return page.evaluate(() => globalThis.timed)
}

declare global {
  var timed: Promise<Timed>
}

/** Runs in the page. What a frame callback sees is painted right after it. */
function watch({ open, works }: Panel): void {
  globalThis.timed = new Promise((done) => {
    const when = (isSo: () => boolean, act: () => void) => {
      const look = () => (isSo() ? setTimeout(act) : requestAnimationFrame(look))
      requestAnimationFrame(look)
    }
    const inPanel = (selector: string) => document.querySelector(`${open} ${selector}`) !== null
    const start = ({ timeStamp }: Event) =>
      when(
        () => document.querySelector(open) !== null,
        () => {
          const visible = performance.now() - timeStamp
          when(
            () => inPanel(works) && !inPanel('[aria-busy="true"]'),
            () => done({ visible, works: performance.now() - timeStamp }),
          )
        },
      )
    document.addEventListener('pointerup', start, { once: true, capture: true })
  })
}
