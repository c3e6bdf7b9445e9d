import type { AttributeKey } from '#domain/catalogue/attribute.ts'
import { decimal, fillTemplate, perLanguage, type Row, words, type Words } from '#shop-api/seed/words.ts'

type Unit = { label: Row; digits: number }

const same = (text: string): Row => [text, text, text, text, text]
const MILLIMETRES: Unit = { label: same('{n} mm'), digits: 0 }

/** How numbers are written. Decimals: spec §9 "Measurements". */
const UNITS: Partial<Record<AttributeKey, Unit>> = {
  glassesWidth: MILLIMETRES,
  lensWidth: MILLIMETRES,
  lensHeight: MILLIMETRES,
  bridgeWidth: MILLIMETRES,
  templeLength: MILLIMETRES,
  weight: { label: same('{n} g'), digits: 0 },
  numberOfLenses: {
    label: ['{n} Linsen', '{n} čoček', '{n} soczewek', '{n} lentilles', '{n} lenti'],
    digits: 0,
  },
  baseCurve: { label: same('{n} mm'), digits: 1 },
  diameter: { label: same('{n} mm'), digits: 1 },
  waterContent: { label: same('{n} %'), digits: 0 },
  oxygenPermeability: { label: same('{n} Dk/t'), digits: 0 },
  usageTime: { label: ['{n} Tage', '{n} dní', '{n} dni', '{n} jours', '{n} giorni'], digits: 0 },
  designatedPackagingContent: { label: same('{n} ml'), digits: 0 },
  subscriptionTerm: {
    label: ['{n} Monate', '{n} měsíců', '{n} miesięcy', '{n} mois', '{n} mesi'],
    digits: 0,
  },
}

/** "48 mm", "8,6 mm", "30 Tage": the label of a number. A number without a unit of its own is written alone. */
export function figureLabel(key: AttributeKey, value: number): Words {
  const { label, digits } = UNITS[key] ?? { label: same('{n}'), digits: 0 }
  const many = words(...label)
  const counted = perLanguage((language) => {
    const form = PLURALS[language].select(value)
    return (form === 'one' || form === 'few' ? FORMS[key]?.[form]?.[language] : null) ?? many[language]
  })
  return fillTemplate(counted, { n: decimal(value, Number.isInteger(value) ? digits : 1) })
}

const PLURALS = perLanguage((language) => new Intl.PluralRules(language))

/** Words for one, or for a few in the Slavic languages, that differ from the plural. */
const FORMS: Partial<Record<AttributeKey, { one: Partial<Words>; few: Partial<Words> }>> = {
  usageTime: {
    one: words('1 Tag', '1 den', '1 dzień', '1 jour', '1 giorno'),
    few: { cs: '{n} dny' },
  },
  numberOfLenses: {
    one: words('1 Linse', '1 čočka', '1 soczewka', '1 lentille', '1 lente'),
    few: { cs: '{n} čočky', pl: '{n} soczewki' },
  },
  subscriptionTerm: {
    one: words('1 Monat', '1 měsíc', '1 miesiąc', '1 mois', '1 mese'),
    few: { cs: '{n} měsíce', pl: '{n} miesiące' },
  },
}
