import { defineConfig, devices } from 'playwright/test'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const { CHROMIUM_PATH, HEADLESS_SHELL_PATH: executablePath = CHROMIUM_PATH, CI } = process.env

export default defineConfig({
  testDir: '.',
  globalSetup: './seeded-shop.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // CI may be three times slower than the machine on which a journey was written.
  timeout: CI ? 180_000 : 60_000,
  expect: { timeout: CI ? 20_000 : 5000 },
  forbidOnly: true,
  // What passes only when repeated is listed as flaky, also at the end of `npm test`: a defect to be mended.
  retries: CI ? 2 : 0,
  reporter: CI ? [['list'], ['html', { open: 'never', outputFolder: '../playwright-report' }]] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { args: FLAGS, ...(executablePath ? { executablePath } : {}) },
    // Journeys start with a decision: the consent banner has journeys of its own.
    storageState: {
      cookies: [
        {
          name: 'veduta-consent',
          value: '',
          domain: 'localhost',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
    // A trace takes a third of the time of all journeys, so only what is repeated is recorded. Elsewhere `--trace on` does it.
    trace: CI ? 'on-first-retry' : 'off',
    screenshot: 'only-on-failure',
  },
})
