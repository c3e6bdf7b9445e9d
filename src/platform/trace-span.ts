/** What a traced piece of work is called when it is known, and what came of it. No values of persons. */
export type Span = {
  rename(name: string): void
  set(attribute: string, value: string | number): void
}

export type SpanKind = 'server' | 'client' | 'internal'

export type Tracing = {
  /** Traces `work`; what it traces itself is below it. `parent`: the `traceparent` header of the sender. */
  inSpan<T>(
    name: string,
    kind: SpanKind,
    work: (span: Span) => Promise<T>,
    parent: string | undefined,
  ): Promise<T>
  /** The `traceparent` header for a request to another service. */
  traceParent(): string | undefined
  /** Sends what was not sent yet. */
  close(): Promise<void>
}
