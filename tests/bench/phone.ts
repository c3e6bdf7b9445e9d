import type { Browser, Page } from 'playwright'
import { SLOW_4G } from './browser.ts'

/** A phone's page in a fresh profile, at a quarter of the machine's speed; addresses are relative to the shop. */
export async function phone(
  browser: Browser,
  baseURL: string,
  network: 'slow' | 'fast',
): Promise<{ page: Page; close(): Promise<void> }> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (network === 'slow') {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
  }
  return { page, close: () => context.close() }
}

export const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0
