import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { env, run } from './steps.mjs'

const COMMON_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function ofPlaywright() {
  const code = "import('playwright').then(p => process.stdout.write(p.chromium.executablePath()))"
  const path = spawnSync('node', ['-e', code], { env, encoding: 'utf8' }).stdout?.trim()
  return path && existsSync(path) ? path : undefined
}

const present = () =>
  [env.CHROMIUM_PATH, ...COMMON_PATHS].find((path) => path && existsSync(path)) ?? ofPlaywright()

/**
 * Path of a Chromium: an existing one, else installed by Playwright, else (root on Debian) by apt-get. Undefined if
 * all fail.
 */
export function findChromium() {
  const found = present()
  if (found) return found
  process.stdout.write('· no Chromium found: installing one\n')
  const download = { quiet: true, extraEnv: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' } }
  if (run('playwright', ['install', 'chromium'], download) && ofPlaywright()) return ofPlaywright()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'], { quiet: true })
    run('apt-get', ['install', '-y', '-qq', 'chromium'], { quiet: true })
  }
  return present()
}
