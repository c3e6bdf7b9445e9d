import { describe, expect, test } from 'vitest'
import { LENS_USES, type Prescription } from '#domain/prescription/eye-field.ts'
import { readBack } from '#domain/prescription/read-back.ts'
import { messages } from '#i18n/messages.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'

const SINGLE: Prescription = {
  right: { sphere: -2.25, cylinder: -0.5, axis: 170, pd: 32 },
  left: { sphere: -1.75, cylinder: -0.75, axis: 1, pd: 31.5 },
}
const PROGRESSIVE: Prescription = {
  right: { sphere: 1.5, addition: 2 },
  left: { sphere: 0, addition: 2, prism: 1.5, prismBase: 180 },
}
/** What the lenses are for, in the order of far, intermediate and near. */
const USES: Record<string, string[]> = {
  'de-ch': ['Für die Ferne.', 'Für den Bildschirm.', 'Für die Nähe.'],
  'cs-cz': ['Do dálky.', 'K obrazovce.', 'Na blízko.'],
  'pl-pl': ['Do dali.', 'Do ekranu.', 'Do bliży.'],
  'fr-ch': ['Pour voir de loin.', 'Pour l’écran.', 'Pour voir de près.'],
  'it-it': ['Per vedere da lontano.', 'Per lo schermo.', 'Per vedere da vicino.'],
}
const PARTS: Record<string, string> = {
  'de-ch': 'Prisma 3.61 cm/m, Basis 34 Grad, das sind 3.00 innen und 2.00 oben.',
  'cs-cz': 'prizma 3,61 cm/m, báze 34 stupňů, to je 3,00 dovnitř a 2,00 nahoru.',
  'pl-pl': 'pryzmat 3,61 cm/m, baza 34 stopnie, czyli 3,00 do nosa i 2,00 do góry.',
  'fr-ch': 'prisme 3,61 cm/m, base 34 degrés, soit 3,00 interne et 2,00 supérieure.',
  'it-it': 'prisma 3,61 cm/m, base 34 gradi, cioè 3,00 nasale e 2,00 alta.',
}
const BALANCE: Record<string, string> = {
  'de-ch': 'Rechts ein Ausgleichsglas, so dick wie das andere. Links minus 1.00 Dioptrien.',
  'cs-cz': 'Pravé oko: vyrovnávací sklo, stejně tlusté jako druhé. Levé oko minus 1,00 dioptrie.',
  'pl-pl': 'Prawe oko: szkło równoważące, tak grube jak drugie. Lewe oko minus 1,00 dioptrii.',
  'fr-ch': 'Œil droit : verre d’équilibrage, aussi épais que l’autre. Œil gauche moins 1,00 dioptries.',
  'it-it': 'Occhio destro: lente di bilanciamento, spessa come l’altra. Occhio sinistro meno 1,00 diottrie.',
}
const LEFT: Prescription = { right: {}, left: { sphere: -3, pd: 30 } }

const read = (variant: VariantCode, values: Prescription, pd: 'typed' | 'measured' = 'typed') =>
  readBack(values, pd, { t: messages(variant), intl: VARIANTS[variant].intl })
const sentence = (...given: Parameters<typeof read>) =>
  read(...given)
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u00A0', ' ')

describe('values are read in a whole sentence', () => {
  test.each<[VariantCode, string, string, string]>([
    [
      'de-ch',
      'Rechts minus 2.25 Dioptrien mit Zylinder minus 0.50 bei 170 Grad. Links minus 1.75 mit Zylinder minus 0.75 bei 1 Grad. Pupillendistanz 63.5 mm, rechts 32.0 und links 31.5.',
      'Rechts plus 1.50 Dioptrien, Addition plus 2.00. Links 0.00, Addition plus 2.00, Prisma 1.50 cm/m, Basis innen.',
      'Rechts keine Korrektion. Links minus 3.00 Dioptrien. Die Pupillendistanz messen wir, bevor wir Ihre Gläser schleifen.',
    ],
    [
      'cs-cz',
      'Pravé oko minus 2,25 dioptrie s cylindrem minus 0,50 a osou 170 stupňů. Levé oko minus 1,75 s cylindrem minus 0,75 a osou 1 stupeň. Vzdálenost zornic 63,5 mm, vpravo 32,0 a vlevo 31,5.',
      'Pravé oko plus 1,50 dioptrie, adice plus 2,00. Levé oko 0,00, adice plus 2,00, prizma 1,50 cm/m, báze dovnitř.',
      'Pravé oko bez korekce. Levé oko minus 3,00 dioptrie. Vzdálenost zornic změříme, než skla vybrousíme.',
    ],
    [
      'pl-pl',
      'Prawe oko minus 2,25 dioptrii z cylindrem minus 0,50 i osią 170 stopni. Lewe oko minus 1,75 z cylindrem minus 0,75 i osią 1 stopień. Rozstaw źrenic 63,5 mm, prawe oko 32,0, lewe 31,5.',
      'Prawe oko plus 1,50 dioptrii, addycja plus 2,00. Lewe oko 0,00, addycja plus 2,00, pryzmat 1,50 cm/m, baza do nosa.',
      'Prawe oko bez korekcji. Lewe oko minus 3,00 dioptrii. Rozstaw źrenic zmierzymy, zanim wykonamy szkła.',
    ],
    [
      'fr-ch',
      'Œil droit moins 2,25 dioptries avec un cylindre de moins 0,50 à 170 degrés. Œil gauche moins 1,75 avec un cylindre de moins 0,75 à 1 degré. Écart pupillaire 63,5 mm, à droite 32,0 et à gauche 31,5.',
      'Œil droit plus 1,50 dioptries, addition plus 2,00. Œil gauche 0,00, addition plus 2,00, prisme 1,50 cm/m, base interne.',
      'Œil droit sans correction. Œil gauche moins 3,00 dioptries. Nous mesurons l’écart pupillaire avant de tailler vos verres.',
    ],
    [
      'it-it',
      'Occhio destro meno 2,25 diottrie con cilindro meno 0,50 a 170 gradi. Occhio sinistro meno 1,75 con cilindro meno 0,75 a 1 grado. Distanza pupillare 63,5 mm, a destra 32,0 e a sinistra 31,5.',
      'Occhio destro più 1,50 diottrie, addizione più 2,00. Occhio sinistro 0,00, addizione più 2,00, prisma 1,50 cm/m, base nasale.',
      'Occhio destro senza correzione. Occhio sinistro meno 3,00 diottrie. Misuriamo noi la distanza pupillare, prima di molare le lenti.',
    ],
  ])('%s', (variant, single, progressive, left) => {
    expect(sentence(variant, SINGLE)).toBe(single)
    expect(sentence(variant, PROGRESSIVE)).toBe(progressive)
    expect(sentence(variant, LEFT, 'measured')).toBe(left)
    const prism: Prescription = { right: { sphere: 1, prism: 3.61, prismBase: 33.69 }, left: { sphere: 1 } }
    expect(sentence(variant, prism)).toContain(PARTS[variant])
    const balanced: Prescription = { right: { sphere: -1 }, left: { sphere: -1 }, balance: 'right' }
    expect(sentence(variant, balanced)).toBe(BALANCE[variant])
    expect(
      LENS_USES.map((use) =>
        sentence(variant, { ...SINGLE, use }).includes(` ${USES[variant]?.[LENS_USES.indexOf(use)]} `),
      ),
    ).toEqual([true, true, true])
  })

  test.each<[string, Prescription, string]>([
    ['nothing', { right: {}, left: {} }, ''],
    ['a distance alone', { right: { pd: 31 }, left: { pd: 31 } }, ''],
    [
      'a cylinder that lacks sphere and axis',
      { right: { cylinder: -1 }, left: { sphere: 1 } },
      'Rechts mit Zylinder minus 1,00. Links plus 1,00.',
    ],
    [
      'a distance beside a balance lens, which has none',
      { right: { sphere: 1, pd: 31 }, left: {}, balance: 'left' },
      'Rechts plus 1,00 Dioptrien. Links ein Ausgleichsglas, so dick wie das andere. Pupillendistanz 31,0 mm, von der Nasenmitte aus.',
    ],
    [
      'a distance of the other eye',
      { right: {}, left: { sphere: 1, pd: 31.5 }, balance: 'right' },
      'Rechts ein Ausgleichsglas, so dick wie das andere. Links plus 1,00 Dioptrien. Pupillendistanz 31,5 mm, von der Nasenmitte aus.',
    ],
    [
      'a distance of one eye',
      { right: { sphere: 1, pd: 31 }, left: {} },
      'Rechts plus 1,00 Dioptrien. Links keine Korrektion.',
    ],
    [
      'a base between the directions',
      { right: { sphere: 1, prism: 0.5, prismBase: 45 }, left: {} },
      'Rechts plus 1,00 Dioptrien, Prisma 0,50 cm/m, Basis 45 Grad, das sind 0,35 innen und 0,35 oben. Links keine Korrektion.',
    ],
  ])('%s', (_, values, text) => expect(sentence('de-de', values)).toBe(text))
})

test('an eye that is not read yet is left out', () => {
  const parts = readBack(LEFT, 'typed', { t: messages('de-de'), intl: 'de-DE' }, ['left'])
  expect(parts.map(({ text }) => text).join('')).toBe('Links minus 3,00 Dioptrien.')
})

test('every value is emphasised, and nothing else', () => {
  const parts = read('de-de', SINGLE)
  const values = parts.flatMap(({ text, isValue }) => (isValue ? [text] : []))
  expect(values).toEqual([
    'minus 2,25',
    'minus 0,50',
    '170 Grad',
    'minus 1,75',
    'minus 0,75',
    '1 Grad',
    '63,5',
    '32,0',
    '31,5',
  ])
})
