type Language = 'de' | 'cs' | 'pl' | 'fr' | 'it'

/**
 * The text that the law requires on the order button, without additions: § 312j BGB, § 8 FAGG, § 1826a OZ, art. 17 of the Polish act on
 * consumers' rights, art. 51 of the Italian consumer code. Swiss law only requires clear words and gets the same.
 */
const WORDS: Record<Language, string> = {
  de: 'Zahlungspflichtig bestellen',
  cs: 'Objednávka zavazující k platbě',
  pl: 'Zamawiam z obowiązkiem zapłaty',
  fr: 'Commander avec obligation de paiement',
  it: 'Ordine con obbligo di pagare',
}

/** Where nothing is paid, no button may speak of paying. */
const FREE: Record<'try-on' | 'free', Record<Language, string>> = {
  'try-on': {
    de: 'Anprobe anfordern',
    cs: 'Požádat o zkoušku doma',
    pl: 'Zamów przymiarkę',
    fr: 'Demander l’essai',
    it: 'Richiedere la prova',
  },
  free: {
    de: 'Kostenlos bestellen',
    cs: 'Objednat zdarma',
    pl: 'Zamów bezpłatnie',
    fr: 'Commander gratuitement',
    it: 'Ordinare gratuitamente',
  },
}

/** What an order is: paid, for nothing, or frames to try at home. */
export type OrderKind = 'paid' | keyof typeof FREE

/** In Italy the law of the country also holds for its German readers, in their language. */
export const orderButtonText = (language: Language, kind: OrderKind = 'paid'): string =>
  kind === 'paid' ? WORDS[language] : FREE[kind][language]
