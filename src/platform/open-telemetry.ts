import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Tracing } from './trace-span.ts'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

/** Traces by the official SDK. Imported only where a collector is set: nobody else loads it. */
export function openTracing(endpoint: string): Tracing {
  const detectors = [serviceNameEnvDetector, resourceAttributesEnvDetector]
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'veduta' }))
      .merge(detectResources({ detectors })),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const tracer = provider.getTracer('veduta')

  return {
    inSpan(name, kind, work, parent) {
      const above =
        parent === undefined
          ? context.active()
          : propagation.extract(context.active(), { traceparent: parent })
      const span = tracer.startSpan(name, { kind: KINDS[kind] }, above)
      const handle = {
        rename: (known: string) => void span.updateName(known),
        set: (attribute: string, value: string | number) => void span.setAttribute(attribute, value),
      }
      return context.with(trace.setSpan(above, span), async () => {
        try {
          return await work(handle)
        } catch (error) {
          // Its message may hold what a person typed: the log has it, redacted.
          span.setStatus({
            code: SpanStatusCode.ERROR,
            message: error instanceof Error ? error.name : 'error',
          })
          throw error
        } finally {
          span.end()
        }
      })
    },
    traceParent() {
      const carrier: Record<string, string> = {}
      propagation.inject(context.active(), carrier)
      return carrier['traceparent']
    },
    async close() {
      await provider.shutdown()
      context.disable()
      propagation.disable()
    },
  }
}
