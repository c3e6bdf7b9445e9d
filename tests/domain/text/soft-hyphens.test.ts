import { expect, test } from 'vitest'
import { softHyphens } from '#domain/text/soft-hyphens.ts'

const shown = (text: string, language = 'de') => softHyphens(text, language).replaceAll('\u00AD', '·')

test.each([
  ['Brillenschraubendreher', 'Bril·len·schrau·ben·dre·her'],
  ['Brillenreinigungsspray', 'Bril·len·reini·gungs·spray'],
  ['Sauerstoffdurchlässigkeit', 'Sauer·stoff·durch·lässig·keit'],
  ['Oberflächenreiniger', 'Ober·flä·chen·reini·ger'],
  ['Konservierungsmittel', 'Konser·vierungs·mit·tel'],
  ['Konformitätserklärungen', 'Konfor·mitäts·er·klärun·gen'],
  ['Geschäftsbedingungen', 'Geschäfts·be·din·gun·gen'],
  ['Mikrofasertücherpackung', 'Mikro·faser·tü·cher·pa·ckung'],
])('%s may break as %s', (word, expected) => expect(shown(word)).toBe(expected))

test.each([
  ['a joint before a vowel is nobody’s guess', 'Gebrauchsanweisungen', 'Gebrauchsan·weisun·gen'],
  ['nor is tz', 'Datenschutzerklärung', 'Daten·schutzer·klärung'],
  ['nor is one consonant of many words’ ends', 'Hartschalenetuis', 'Hart·schalenetuis'],
  ['no syllable is torn off at an end', 'Antibeschlagspray', 'Anti·be·schlag·spray'],
])('%s: %s', (_, word, expected) => expect(shown(word)).toBe(expected))

test.each([
  ['pl', 'oszczędnościowego', 'oszczędnościo·wego'],
  ['cs', 'nejobhospodařovávatelnějšími', 'nejobhospo·da·řo·vá·va·telnějšími'],
  ['it', 'antiabbagliamento', 'antiabbaglia·mento'],
])('%s: %s may break as %s', (language, word, expected) => expect(shown(word, language)).toBe(expected))

test('short words and numbers stay as they are', () =>
  expect(shown('Veduta Kombilösung 100 ml')).toBe('Veduta Kombilösung 100 ml'))

test('only the long word of a name changes', () =>
  expect(shown('Etuvio Brillenschraubendreher rot')).toBe('Etuvio Bril·len·schrau·ben·dre·her rot'))
