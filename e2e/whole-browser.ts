import type { LaunchOptions } from 'playwright/test'

const { CHROMIUM_PATH } = process.env

/** Starts the whole browser, with more arguments: a headless shell has neither cameras and microphones nor a back/forward cache. */
export const inWholeBrowser = (options: LaunchOptions, args: readonly string[] = []): LaunchOptions => ({
  ...options,
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  args: [...(options.args ?? []), ...args],
})
