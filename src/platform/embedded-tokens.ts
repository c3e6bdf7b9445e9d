import { createHmac } from 'node:crypto'
import type { Env } from './env.ts'

/** Public: the demonstration takes them on loopback (design/interfaces). */
const DEMONSTRATION = { shop: 'local', public: 'local-public', preview: 'local-preview' }

type TokenEnv = Pick<Env, 'embeddedTokens' | 'previewToken' | 'sessionSecrets' | 'isProduction'>

/**
 * The tokens that the embedded services accept. Those of the environment; in production otherwise tokens that only
 * the holder of the session secret can derive: the shop itself and the operator's command.
 */
export function embeddedTokens({
  embeddedTokens: named,
  previewToken,
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
      preview: previewToken ?? tokenFor('preview'),
    },
  }
}

/**
 * The secret that signs the editor's addresses; undefined where there is no preview. The public one of the
 * demonstration holds only for requests of this machine.
 */
export const previewSecret = (
  { previewToken, contentApi, isProduction }: Pick<Env, 'previewToken' | 'contentApi' | 'isProduction'>,
  isLocal: boolean,
): string | undefined =>
  previewToken ?? (contentApi || isProduction || !isLocal ? undefined : DEMONSTRATION.preview)
