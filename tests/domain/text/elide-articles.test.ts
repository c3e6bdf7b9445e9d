import { expect, test } from 'vitest'
import { elideArticles } from '#domain/text/elide-articles.ts'

test.each([
  ['fino al 8 dicembre 2026', 'fino all’8 dicembre 2026'],
  ['il 11 marzo arriva', 'l’11 marzo arriva'],
  ['Il 8 dicembre arriva', 'L’8 dicembre arriva'],
  ['dal 8\u00A0gen al 11\u00A0gen', 'dall’8\u00A0gen all’11\u00A0gen'],
  ['Ordine del 8 maggio', 'Ordine dell’8 maggio'],
  ['nel 11 aprile, sul 8 aprile', 'nell’11 aprile, sull’8 aprile'],
  ['tra il 8 ottobre e il 11 ottobre', 'tra l’8 ottobre e l’11 ottobre'],
  ['il 1º dicembre', 'il 1º dicembre'],
  ['il 18 dicembre', 'il 18 dicembre'],
  ['fino al 8 %', 'fino al 8 %'],
  ['Natal 8 giugno', 'Natal 8 giugno'],
])('%s becomes %s', (text, elided) => expect(elideArticles(text)).toBe(elided))
