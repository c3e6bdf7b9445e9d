import type { Span, SpanKind, Tracing } from './trace-span.ts'

const UNTRACED: Span = { rename() {}, set() {} }

let tracing: Tracing | undefined

/** Sends traces to a collector (OTLP over HTTP) from now on, where there is one. Its library is loaded only here. */
export async function startTracing(endpoint: string | undefined): Promise<Pick<Tracing, 'close'>> {
  if (endpoint === undefined) return { close: async () => {} }
  const { openTracing } = await import('./open-telemetry.ts')
  const opened = openTracing(endpoint)
  tracing = opened
  return {
    async close() {
      tracing = undefined
      await opened.close()
    },
  }
}

/** Does the work, and traces it where traces are collected. An error is recorded, and thrown as it is. */
export const inSpan = <T>(
  name: string | (() => string),
  kind: SpanKind,
  work: (span: Span) => Promise<T>,
  parent?: string,
): Promise<T> =>
  tracing ? tracing.inSpan(typeof name === 'string' ? name : name(), kind, work, parent) : work(UNTRACED)

/** The `traceparent` header for a request to another service; undefined where nothing is traced. */
export const traceParent = (): string | undefined => tracing?.traceParent()
