/** "CUBOT" is a phone. */
const BOT = /(?<!\bcu)bot\b|crawl|spider|slurp|headless|lighthouse|externalhit|monitor|python-|curl\/|wget\//i

/**
 * Whether a visit comes from a program: by its user agent, or by a property of its browser. Spec §6: such visits are flagged, not refused.
 */
export const isBot = (userAgent: string, isAutomated = false): boolean =>
  isAutomated || userAgent === '' || BOT.test(userAgent)
