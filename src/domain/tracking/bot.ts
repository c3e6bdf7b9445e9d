/** "CUBOT" is a telephone. */
const BOT = /(?<!\bcu)bot\b|crawl|spider|slurp|headless|lighthouse|externalhit|monitor|python-|curl\/|wget\//i

/** Whether a visit is a program's: it says so by its name, or its browser does. Spec §6: such visits are flagged, not refused. */
export const isBot = (userAgent: string, isAutomated = false): boolean =>
  isAutomated || userAgent === '' || BOT.test(userAgent)
