import csCz from 'virtual:messages/cs-cz'
import deAt from 'virtual:messages/de-at'
import deCh from 'virtual:messages/de-ch'
import deDe from 'virtual:messages/de-de'
import deIt from 'virtual:messages/de-it'
import frCh from 'virtual:messages/fr-ch'
import itCh from 'virtual:messages/it-ch'
import itIt from 'virtual:messages/it-it'
import plPl from 'virtual:messages/pl-pl'
import { elideArticles } from '#domain/text/elide-articles.ts'
import { VARIANTS, type VariantCode } from './variants.ts'

/** German is the reference: a key that is missing there does not exist. */
export type MessageKey = keyof (typeof import('./messages/account/de.json') &
  typeof import('./messages/appointment/de.json') &
  typeof import('./messages/auth/de.json') &
  typeof import('./messages/basket/de.json') &
  typeof import('./messages/branch-order/de.json') &
  typeof import('./messages/branches/de.json') &
  typeof import('./messages/camera/de.json') &
  typeof import('./messages/checkout/de.json') &
  typeof import('./messages/configurator/de.json') &
  typeof import('./messages/content/de.json') &
  typeof import('./messages/declaration/de.json') &
  typeof import('./messages/errors/de.json') &
  typeof import('./messages/face-scan/de.json') &
  typeof import('./messages/form/de.json') &
  typeof import('./messages/lens-reminder/de.json') &
  typeof import('./messages/listing/de.json') &
  typeof import('./messages/newsletter/de.json') &
  typeof import('./messages/order/de.json') &
  typeof import('./messages/payment/de.json') &
  typeof import('./messages/payout/de.json') &
  typeof import('./messages/pdp/de.json') &
  typeof import('./messages/prescription/de.json') &
  typeof import('./messages/pupil-distance/de.json') &
  typeof import('./messages/product/de.json') &
  typeof import('./messages/reservation/de.json') &
  typeof import('./messages/screens/de.json') &
  typeof import('./messages/search/de.json') &
  typeof import('./messages/shell/de.json') &
  typeof import('./messages/stock/de.json') &
  typeof import('./messages/subscription/de.json') &
  typeof import('./messages/glass/de.json') &
  typeof import('./messages/hearing/de.json') &
  typeof import('./messages/instruments/de.json') &
  typeof import('./messages/transfer/de.json') &
  typeof import('./messages/try-on/de.json') &
  typeof import('./messages/values/de.json') &
  typeof import('./messages/virtual-try-on/de.json') &
  typeof import('./messages/wishlist/de.json'))

export type Values = Record<string, string | number>

/** Formats one text; plurals and numbers follow the variant. */
export type Translate = (key: MessageKey, values?: Values) => string

const COMPILED: Record<VariantCode, Record<string, (values?: Values) => string>> = {
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

/**
 * The texts of a variant.
 *
 * @example messages('de-de')('listing.count', { count: 24 }) // "24 Modelle"
 */
export function messages(variant: VariantCode): Translate {
  const compiled = COMPILED[variant]
  const reference = COMPILED['de-de']
  const format: Translate = (key, values = {}) => (compiled[key] ?? reference[key])?.(values) ?? key
  return VARIANTS[variant].language === 'it' ? (key, values) => elideArticles(format(key, values)) : format
}
