import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '#server/context.ts'
import { type EditorAccess, editorAccess } from '#server/preview/editor-access.ts'
import { type Resolution, resolveUrl } from './resolution.ts'

/** What is known of a request before its page is rendered. The request handler resolves it once and passes it on. */
export type ResolvedRequest = {
  ctx: Context
  /** Variant, screen and parameters of the public address. */
  resolution: Resolution
  /** Set if the request may see drafts. */
  editor: EditorAccess | null
  /** The client's own address; undefined for a shared page, and where it is unknown. */
  address: string | undefined
}

export const resolveRequest = (
  ctx: Context,
  url: URL,
  headers: Pick<Headers, 'get'>,
  { address, isLocal }: { address: string | undefined; isLocal: boolean },
): ResolvedRequest => ({
  ctx,
  resolution: resolveUrl(url, headers, ctx.env.domains),
  editor: editorAccess(ctx, url, headers, isLocal),
  address,
})

declare global {
  var vedutaRequest: AsyncLocalStorage<ResolvedRequest> | undefined
}

/**
 * The server's modules and the built pages are two module graphs in one process, and Astro's adapter passes no locals
 * to addresses outside its routes. Both graphs share the request through this global variable.
 */
const current = (globalThis.vedutaRequest ??= new AsyncLocalStorage<ResolvedRequest>())

export const withResolvedRequest = <T>(resolved: ResolvedRequest, render: () => T): T =>
  current.run(resolved, render)

/** The current request; undefined under `astro dev`, where Astro itself serves. */
export const resolvedRequest = (): ResolvedRequest | undefined => current.getStore()
