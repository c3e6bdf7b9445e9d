import { z } from 'zod'
import type { PageView } from '#domain/tracking/page-view.ts'

const line = (most: number) => z.string().max(most)

/** The body of `POST /api/dt/report`: a page view. Spec §3. Other fields are refused. */
export const pageViewReport = z.strictObject({
  baseUrl: z.url({ protocol: /^https?$/ }).max(300),
  path: line(2000).startsWith('/'),
  referrer: line(2000),
  language: z.string().regex(/^[a-z]{2}$/),
  country: z.string().regex(/^[A-Z]{2}$/),
  pageType: z.string().regex(/^[A-Za-z_: -]{1,60}$/),
  pageTitle: line(500),
  cbdToken: line(2000).exactOptional(),
  isBotTraffic: z.boolean(),
  ua: line(1000),
  uamb: z.boolean().exactOptional(),
}) satisfies z.ZodType<PageView>
