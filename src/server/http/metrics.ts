import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { processMetrics } from '#platform/process-metrics.ts'
import type { PageCache } from '#server/page-cache/page-cache.ts'
import { shareMetrics } from '#platform/workers/worker.ts'

/** What answered a request. The values are labels in dashboards. */
export const SOURCES = [
  'cache',
  'stale',
  'fallback',
  'made',
  'own',
  'file',
  'service',
  'redirect',
  'refused',
  'failed',
] as const
export type Source = (typeof SOURCES)[number]

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts the requests, and measures those that were not answered from memory; the text for Prometheus is generated on request, of all workers. */
export function createMetrics(cache: PageCache, jobs: Registry) {
  const registry = new Registry()
  const counts = new Map<Source, number>(SOURCES.map((source) => [source, 0]))
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: 'veduta_requests_total',
    help: 'Requests answered, by source',
    labelNames: ['source'],
    registers: [],
    collect() {
      this.reset()
      for (const [source, count] of counts) this.inc({ source }, count)
    },
  })
  const cachedPages = new Gauge({
    name: 'veduta_page_cache_pages',
    help: 'Pages in the cache',
    registers: [],
    collect() {
      this.set(cache.size().pages)
    },
  })
  const cachedBytes = new Gauge({
    name: 'veduta_page_cache_bytes',
    help: 'Bytes of the pages in the cache',
    registers: [],
    collect() {
      this.set(cache.size().bytes)
    },
  })
  const renderSeconds = new Histogram({
    name: 'veduta_page_seconds',
    help: 'Time to render a page',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [registry],
  })

  const requestSeconds = new Histogram({
    name: 'veduta_request_seconds',
    help: 'Time to answer a request that was not answered from memory, by call and status',
    labelNames: ['call', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })

  for (const metric of [requests, cachedPages, cachedBytes]) registry.registerMetric(metric)
  const registries = [registry, processMetrics, jobs]
  const ofAllWorkers = shareMetrics(registries)

  return {
    count: (source: Source) => void counts.set(source, (counts.get(source) ?? 0) + 1),
    answered: (call: string, status: number, milliseconds: number) =>
      requestSeconds.observe({ call, status }, milliseconds / 1e3),
    made: (route: string, milliseconds: number) => renderSeconds.observe({ route }, milliseconds / 1e3),
    text: ofAllWorkers ?? (() => Registry.merge(registries).metrics()),
    contentType: registry.contentType,
  }
}
