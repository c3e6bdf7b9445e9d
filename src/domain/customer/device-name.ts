/** Null where the user agent names none that is known. */
export type DeviceName = { browser: string | null; system: string | null }

/** A session as its customer sees it. Its id proves nothing. `usedAt` is up to an hour old. */
export type SignedInDevice = { id: string; name: DeviceName; usedAt: Date; isThis: boolean }

/** In this order: most browsers also name those that they descend from. */
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOP(?:R|T)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const SYSTEMS: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Browser and system as people call them, from a `user-agent` header, which anybody may invent. */
export const deviceName = (userAgent: string): DeviceName => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
})

const nameIn = (table: [string, RegExp][], userAgent: string): string | null =>
  table.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
