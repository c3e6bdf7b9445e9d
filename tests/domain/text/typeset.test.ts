import { describe, expect, test } from 'vitest'
import { typeset } from '#domain/text/typeset.ts'

/** Spaces that do not break are shown as _. */
const shown = (text: string, language: string, country: string) =>
  typeset(text, { language, country }).replaceAll('\u00A0', '_')

describe('a text with the typography of its readers', () => {
  test.each([
    ['de', 'DE', 'Fassung 48 mm breit, 20 % leichter', 'Fassung 48_mm breit, 20_% leichter'],
    ['de', 'DE', 'Breite {width} mm', 'Breite {width}_mm'],
    ['de', 'DE', 'ab 1 200 Kč oder 49 €', 'ab 1_200_Kč oder 49_€'],
    ['de', 'AT', 'ab € 49', 'ab €_49'],
    ['de', 'DE', '3 Gläser und 5 mmm', '3 Gläser und 5 mmm'],
    ['de', 'DE', 'Größe „M“', 'Größe „M“'],
    ['de', 'CH', 'Größe „M“ ab CHF 49', 'Grösse «M» ab CHF_49'],
    ['de', 'CH', 'inkl. MwSt., ab CHF 49', 'inkl. MWST, ab CHF_49'],
    ['de', 'AT', 'inkl. MwSt.', 'inkl. MwSt.'],
    ['fr', 'CH', 'Taille « M » : 48 mm ? Oui !', 'Taille «_M_»_: 48_mm_? Oui_!'],
    ['de', 'CH', 'zu 8,1 %, 20 % leichter', 'zu 8,1%, 20% leichter'],
    ['fr', 'CH', 'soit 8,1 % : 10 % de moins', 'soit 8,1%_: 10% de moins'],
    ['it', 'IT', 'il 33 % d’acqua', 'il 33% d’acqua'],
    ['it', 'IT', 'Misura «M»: 48 mm?', 'Misura «M»: 48_mm?'],
    ['cs', 'CZ', 'V obchodě a v poradně', 'V_obchodě a_v_poradně'],
    ['cs', 'CZ', 'Balení po 6 ks, 33 % vody', 'Balení po 6_ks, 33_% vody'],
    ['cs', 'CZ', 'Brýle i čočky', 'Brýle i_čočky'],
    ['pl', 'PL', 'Zwrot w 30 dni z paragonem', 'Zwrot w_30 dni z_paragonem'],
    ['de', 'DE', 'A b c', 'A b c'],
    ['de', 'DE', 'nach § 36 VSBG (Art. 9 Abs. 2 lit. a)', 'nach §_36 VSBG (Art._9 Abs._2 lit._a)'],
    ['de', 'DE', 'Smart. 9 Modelle', 'Smart. 9 Modelle'],
    ['cs', 'CZ', '(§ 1832), zákon č. 634/1992 Sb.', '(§_1832), zákon č._634/1992 Sb.'],
    ['pl', 'PL', 'według wartości (pkt 3)', 'według wartości (pkt_3)'],
    ['it', 'IT', 'artt. 128-135 e art. 13', 'artt._128-135 e art._13'],
  ])('%s-%s: %s', (language, country, text, expected) => {
    expect(shown(text, language, country)).toBe(expected)
  })
})
