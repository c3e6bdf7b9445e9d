import { z } from 'zod'

/** The metrics of the registries of one process, as `getMetricsAsJSON` gives them. */
const metrics = z.array(z.array(z.custom<object>((value) => typeof value === 'object' && value !== null)))

/**
 * What a worker tells the process that started it: a line for the terminal, that it answers requests, that it wants the metrics of all
 * workers, or its own.
 */
export const fromWorker = z.union([
  z.strictObject({ line: z.string() }),
  z.strictObject({ isOpen: z.literal(true) }),
  z.strictObject({ metricsRequest: z.number() }),
  z.strictObject({ collection: z.number(), metrics }),
])
export type FromWorker = z.infer<typeof fromWorker>

/** What that process tells a worker: to give its metrics, or the text of those of all. */
export const toWorker = z.union([
  z.strictObject({ collection: z.number() }),
  z.strictObject({ metricsRequest: z.number(), text: z.string() }),
])
export type ToWorker = z.infer<typeof toWorker>
