/** Whether a value from outside has named fields; each of them is still unknown. A list has none. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
