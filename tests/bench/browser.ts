import { gzipSync } from 'node:zlib'
import { type Browser, type CDPSession, chromium } from 'playwright'

/** What a first visit costs: compressed bytes on the wire by kind, and the largest paint. */
export type Visit = {
  html: number
  css: number
  script: number
  inlineScript: number
  total: number
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

/** Slow 4G as Chromium's developer tools and Lighthouse define it: 1.6 Mbit/s down, 150 ms there and back. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

export function launch(): Promise<Browser> {
  const { CHROMIUM_PATH: executablePath } = process.env
  return chromium.launch({ args: FLAGS, ...(executablePath ? { executablePath } : {}) })
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
  if (throttle === 'slow-phone') {
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const paint = await page.evaluate(observePaint)
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter((s) => !s.src && s.type !== 'application/ld+json' && s.type !== 'speculationrules')
      .map((s) => s.textContent ?? '')
      .join('\n'),
  )
  await context.close()
  return { ...bytes(), ...paint, inlineScript: inline ? gzipSync(inline).length : 0 }
}

async function countBytes(
  session: CDPSession,
): Promise<() => Omit<Visit, 'largestPaintMs' | 'layoutShift' | 'inlineScript'>> {
  const kinds = new Map<string, string>()
  const sum = { html: 0, css: 0, script: 0, total: 0 }
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    sum.total += encodedDataLength
    if (kind === 'Document') sum.html += encodedDataLength
    if (kind === 'Stylesheet') sum.css += encodedDataLength
    if (kind === 'Script') sum.script += encodedDataLength
  })
  return () => sum
}

type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Runs in the page. */
function observePaint(): Promise<{ largestPaintMs: number; layoutShift: number }> {
  return new Promise((done) => {
    let largestPaintMs = 0
    let layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) largestPaintMs = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[])
        if (!entry.hadRecentInput) layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => done({ largestPaintMs, layoutShift }), 1000)
  })
}
