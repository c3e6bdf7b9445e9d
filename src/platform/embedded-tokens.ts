import { createHmac } from 'node:crypto'
import type { Env } from './env.ts'

/** Public: the demonstration takes them on loopback (design/interfaces). */
const DEMONSTRATION = { shop: 'local', public: 'local-public', preview: 'local-preview' }

type TokenEnv = Pick<Env, 'embeddedTokens' | 'previewTokens' | 'sessionSecrets' | 'isProduction'>

/**
 * The tokens that the embedded services accept. Those of the environment; in production otherwise tokens that only
 * the holder of the session secret can derive: the shop itself and the operator's command.
 */
export function embeddedTokens({
  embeddedTokens: named,
  previewTokens,
  sessionSecrets,
  isProduction,
}: TokenEnv) {
  const [secret] = sessionSecrets
  const tokenFor = (service: keyof typeof DEMONSTRATION) =>
    isProduction && secret !== undefined
      ? createHmac('sha256', secret).update(`embedded ${service} token`).digest('base64url')
      : DEMONSTRATION[service]
  return {
    shop: named.shop ?? tokenFor('shop'),
    content: {
      public: named.content ?? tokenFor('public'),
      preview: previewTokens[0] ?? tokenFor('preview'),
    },
  }
}

/**
 * The secrets that may have signed an editor's address, the first of which signs; none where there is no preview. The
 * public one of the demonstration holds only for requests of this machine.
 */
export function previewSecrets(
  { previewTokens, contentApi, isProduction }: Pick<Env, 'previewTokens' | 'contentApi' | 'isProduction'>,
  isLocal: boolean,
): string[] {
  if (previewTokens.length > 0) return previewTokens
  return contentApi || isProduction || !isLocal ? [] : [DEMONSTRATION.preview]
}
