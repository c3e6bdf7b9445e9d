import { gzipSync } from 'node:zlib'
import { type Browser, type CDPSession, chromium } from 'playwright'

/**
 * The cost of a first visit: its scripts, each compressed on its own, all bytes on the network, its elements, and the
 * first and the largest paint.
 */
export type Visit = {
  script: number
  total: number
  /** Bytes of the page itself, as sent, with its headers. */
  document: number
  elements: number
  firstPaintMs: number
  largestPaintMs: number
  layoutShift: number
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Slow 4G as Chromium's developer tools and Lighthouse define it: 1.6 Mbit/s down, 150 ms round trip. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** A slow phone's network as Lighthouse's DevTools mode throttles it: 562 ms a request, 1.44 Mbit/s. */
const LIGHTHOUSE_NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 0.9 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
}

/**
 * Emulated pages are measured in the headless shell where there is one: in the whole browser the foot of a phone's page
 * lies below its window, and a change there alone is reported with the next paint elsewhere.
 */
export function launch(more: readonly string[] = []): Promise<Browser> {
  const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env
  const executablePath = more.length === 0 ? HEADLESS_SHELL_PATH : CHROMIUM_PATH
  return chromium.launch({ args: [...FLAGS, ...more], ...(executablePath ? { executablePath } : {}) })
}

type Throttle = 'none' | 'slow-phone'

/** Opens the address in a fresh profile and measures until the page has been idle for two seconds. */
export async function visit(browser: Browser, address: string, throttle: Throttle): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const bytes = await countBytes(session)
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text())
  })
  if (throttle === 'slow-phone') {
    await session.send('Network.emulateNetworkConditions', LIGHTHOUSE_NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const paint = await page.evaluate(observePaint)
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && !/json|speculation/.test(type))
      .map((s) => s.text),
  )
  await context.close()
  const script = [...scripts, ...inline].reduce((sum, code) => sum + gzipSync(code).length, 0)
  return { ...paint, ...bytes(), elements, script }
}

async function countBytes(session: CDPSession): Promise<() => { total: number; document: number }> {
  let total = 0
  let document = 0
  let page: string | undefined
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Document') page ??= requestId
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total += encodedDataLength
    if (requestId === page) document = encodedDataLength
  })
  return () => ({ total, document })
}

type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Runs in the page. */
function observePaint(): Promise<Pick<Visit, 'firstPaintMs' | 'largestPaintMs' | 'layoutShift'>> {
  return new Promise((done) => {
    const [firstPaint] = performance.getEntriesByName('first-contentful-paint')
    const firstPaintMs = firstPaint?.startTime ?? Number.POSITIVE_INFINITY
    let largestPaintMs = 0
    let layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) largestPaintMs = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[])
        if (!entry.hadRecentInput) layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => done({ firstPaintMs, largestPaintMs, layoutShift }), 1000)
  })
}
