import { VARIANTS, type Language, type VariantCode } from './variants.ts'

type Words = Record<Language, string>

/** The language of a variant decides the words of its paths; de-it uses German in Italy. */
export const inWords = (words: Partial<Words>) => (variant: VariantCode) =>
  words[VARIANTS[variant].language] ?? null

const BRANCHES: Words = {
  de: 'niederlassungen',
  cs: 'pobocky',
  pl: 'salony',
  fr: 'succursales',
  it: 'filiali',
}
/** Stands before the county and the town of a list of branches. */
export const BRANCH_CITY: Words = { de: 'stadt', cs: 'mesto', pl: 'miasto', fr: 'ville', it: 'citta' }
/** The path of the branches, with what follows it. */
export const branches = (rest: string) => (variant: VariantCode) =>
  `/${BRANCHES[VARIANTS[variant].language]}/${rest}`

export const CANCELLATION: Partial<Record<VariantCode, string>> = {
  'de-at': '/spar-abo/kuendigung/',
  'de-de': '/spar-abo/kuendigung/',
  'de-ch': '/spar-abo/kuendigung/',
  'cs-cz': '/vyhodne-predplatne/zruseni/',
  'pl-pl': '/abonament-oszczednosciowy/rezzygnacja/',
  'fr-ch': '/abonnement-eco/resiliation/',
  'it-ch': '/abbonamento-risparmio/disdetta/',
}

/** Required by the law of the European Union, so Switzerland has none. */
export const WITHDRAWAL: Partial<Words> = {
  de: '/vertrag-widerrufen/',
  cs: '/odstoupit-od-smlouvy/',
  pl: '/odstap-od-umowy/',
  it: '/recedi-dal-contratto/',
}
