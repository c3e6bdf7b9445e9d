type Language = 'de' | 'cs' | 'pl' | 'fr' | 'it'

/**
 * What must stand on the button that orders, and nothing else: § 312j BGB, § 8 FAGG, § 1826a OZ, art. 17 of the Polish act on consumers'
 * rights, art. 51 of the Italian consumer code. Swiss law asks for clear words only and gets the same.
 */
const WORDS: Record<Language, string> = {
  de: 'Zahlungspflichtig bestellen',
  cs: 'Objednávka zavazující k platbě',
  pl: 'Zamawiam z obowiązkiem zapłaty',
  fr: 'Commander avec obligation de paiement',
  it: 'Ordine con obbligo di pagare',
}

/** In Italy the law of the country holds for its German readers, too, in their words. */
export const orderButton = (language: Language): string => WORDS[language]
