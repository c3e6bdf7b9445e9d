import type { Context } from './context.ts'

declare global {
  /** Survives the reloads of `astro dev`. */
  var vedutaContext: Promise<Context> | undefined
}

/**
 * The context under `astro dev`, where Astro itself serves and the first page creates it. In production `main.ts`
 * creates the context and passes it with each request (`http/resolved-request.ts`).
 */
export function developmentContext(): Promise<Context> {
  return (globalThis.vedutaContext ??= create())
}

async function create(): Promise<Context> {
  const [{ createContext }, { readEnv }] = await Promise.all([
    import('./context.ts'),
    import('#platform/env.ts'),
  ])
  const ctx = await createContext(readEnv())
  ctx.jobs.start()
  return ctx
}
