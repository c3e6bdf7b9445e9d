import { z } from 'zod'

/** What a worker tells the process that started it: a line for the terminal, that it answers, or that it asks for the metrics of all. */
export const workerMessage = z.union([
  z.strictObject({ line: z.string() }),
  z.strictObject({ isOpen: z.literal(true) }),
  z.strictObject({ metricsRequest: z.number() }),
])
export type WorkerMessage = z.infer<typeof workerMessage>

/** The answer to a request for metrics; without a text they could not be collected. */
export const metricsAnswer = z.strictObject({ metricsRequest: z.number(), text: z.string().optional() })
export type MetricsAnswer = z.infer<typeof metricsAnswer>
