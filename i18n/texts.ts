import csCz from 'virtual:texts/cs-cz'
import deAt from 'virtual:texts/de-at'
import deCh from 'virtual:texts/de-ch'
import deDe from 'virtual:texts/de-de'
import deIt from 'virtual:texts/de-it'
import frCh from 'virtual:texts/fr-ch'
import itCh from 'virtual:texts/it-ch'
import itIt from 'virtual:texts/it-it'
import plPl from 'virtual:texts/pl-pl'
import type { MessageKey } from './messages.ts'
import { VARIANTS, type VariantCode } from './variants.ts'

/** The texts of an island in the language of its page, by key, with the page's number format. A prop. */
export type Texts<Key extends MessageKey = MessageKey> = { intl: string; texts: Record<Key, string> }

const PLAIN: Record<VariantCode, Record<string, string>> = {
  'de-de': deDe,
  'de-at': deAt,
  'cs-cz': csCz,
  'pl-pl': plPl,
  'de-ch': deCh,
  'fr-ch': frCh,
  'it-ch': itCh,
  'it-it': itIt,
  'de-it': deIt,
}

/** The texts that an island lists, for its props: no other text or language reaches the browser. */
export function textsFor<Key extends MessageKey>(variant: VariantCode, keys: readonly Key[]): Texts<Key> {
  const plain = PLAIN[variant]
  const texts = Object.fromEntries(keys.map((key) => [key, plain[key] ?? deDe[key] ?? key]))
  return { intl: VARIANTS[variant].intl, texts: texts as Record<Key, string> }
}
