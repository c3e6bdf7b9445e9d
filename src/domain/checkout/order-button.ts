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

/** In Italy the law of the country also holds for its German readers, in their language. */
export const orderButtonText = (language: Language): string => WORDS[language]
