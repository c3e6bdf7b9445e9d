import type { Locator, Page } from './visitor.ts'

const MOST_STOPS = 120

/** Presses the tab key until the focus lies there. */
async function tabUntil(page: Page, isThere: () => Promise<boolean>, what: string): Promise<void> {
  for (let press = 0; press < MOST_STOPS; press += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no tab leads to ${what}`)
}

export const tabTo = (page: Page, target: Locator): Promise<void> =>
  tabUntil(page, () => target.evaluate((element) => element === document.activeElement), String(target))

/** Presses the element as somebody does who has no pointer. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Replaces what the field holds. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** A group of radio buttons is one stop; arrows choose in it. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  const isInGroup = () =>
    page.evaluate((group) => document.activeElement?.getAttribute('name') === group, name)
  await tabUntil(page, isInGroup, name)
  await page.keyboard.press('Space')
  const wanted = page.locator(`[name="${name}"][value="${value}"]`)
  for (let arrow = 0; arrow < MOST_STOPS; arrow += 1) {
    if (await wanted.isChecked()) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`no arrow leads to ${name}=${value}`)
}
