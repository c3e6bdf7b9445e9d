import { defineConfig, devices } from 'playwright/test'

const port = 4400
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const root = new URL('..', import.meta.url).pathname
const { CHROMIUM_PATH: executablePath, CI } = process.env

export default defineConfig({
  testDir: '.',
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
    baseURL: `http://localhost:${port}`,
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
  webServer: [
    {
      // Journeys publish stories, which must not change the checkout folder.
      command:
        'rm -rf .data/journeys-content && mkdir -p .data && cp -r content .data/journeys-content && exec node src/server/main.ts',
      cwd: root,
      url: `http://localhost:${port}/api/health`,
      timeout: 300_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      env: {
        PORT: String(port),
        SHOP_API_PORT: String(port + 1),
        CONTENT_API_PORT: String(port + 2),
        CONTENT_DIR: '.data/journeys-content',
        CONTENT_EDITOR_ORIGIN: `http://localhost:${port + 3}`,
        CONTENT_WEBHOOK_SECRET: 'journeys',
        DATA_DIR: '.data/journeys',
        LOG_LEVEL: 'warn',
      },
    },
    {
      command: 'exec node e2e/editor.ts',
      cwd: root,
      url: `http://localhost:${port + 3}/`,
      reuseExistingServer: false,
      env: { PORT: String(port + 3) },
    },
  ],
})
