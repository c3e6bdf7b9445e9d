import type { Context } from './context.ts'

declare global {
  /** The front door and the built pages are two module graphs in one process; this is where they meet. */
  var vedutaContext: Promise<Context> | undefined
}

/** The front door sets the context before it loads the pages. */
export function shareContext(context: Context): void {
  globalThis.vedutaContext = Promise.resolve(context)
}

/** The context of this process. Under `astro dev` there is no front door: the first page creates it. */
export function processContext(): Promise<Context> {
  return (globalThis.vedutaContext ??= create())
}

async function create(): Promise<Context> {
  const [{ createContext }, { readEnv }] = await Promise.all([import('./context.ts'), import('./env.ts')])
  return createContext(readEnv())
}
