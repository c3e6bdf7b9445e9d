/** The levels of log lines by number, the most severe first. Spec §9 "Logger". */
export const LOG_LEVELS = { error: 0, warn: 1, info: 3, debug: 4 } as const

/** The least severe level that is logged; `silent`: none. */
export type LogLevel = keyof typeof LOG_LEVELS | 'silent'

const NAMES: readonly LogLevel[] = ['error', 'warn', 'info', 'debug', 'silent']

/** What LOG_LEVEL may be. */
export const LOG_LEVEL_WORDS = [...NAMES, ...Object.values(LOG_LEVELS)].join(', ')

/** The level of a name or of its number; null for any other text. */
export const parseLogLevel = (text: string): LogLevel | null =>
  NAMES.find((name) => name === text || (name !== 'silent' && String(LOG_LEVELS[name]) === text)) ?? null
