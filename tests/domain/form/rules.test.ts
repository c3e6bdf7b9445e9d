import { describe, expect, test } from 'vitest'
import type { Rule } from '#domain/form/rule.ts'
import {
  email,
  name,
  orderNumber,
  password,
  plainText,
  required,
  sameAs,
  script,
} from '#domain/form/rules.ts'

const table = (rule: Rule, right: string[], wrong: string[]) => {
  test.each(right)('%j is valid', (value) => expect(rule(value)).toBeNull())
  test.each(wrong)('%j is invalid', (value) => expect(rule(value)).not.toBeNull())
}

describe('required', () => {
  table(required, ['a', ' a ', '0'], ['', ' ', '\t\n', '\u00a0'])
})

describe('e-mail', () => {
  table(
    email,
    [
      '',
      'anna@example.org',
      'a.b+c@sub.example.co.uk',
      "o'neil@example.ie",
      'a@xn--bcher-kva.de',
      'info@bücher.de',
      'anna@пример.рф',
    ],
    [
      'anna',
      'anna@',
      'änna@example.org',
      'anna@bücher',
      'anna@bücher.de/x',
      `anna@${'ü'.repeat(70)}.de`,
      '@example.org',
      'anna@example',
      'anna@@example.org',
      'anna@-example.org',
      'anna@example..org',
      'an na@example.org',
      'anna@example.org ',
      `${'a'.repeat(250)}@example.org`,
    ],
  )
})

describe('the same as', () => {
  table(sameAs('Geheim1!', 'Passwort'), ['Geheim1!', ''], ['geheim1!', 'Geheim1! '])
})

test('an error names the field that the value has to equal', () => {
  expect(sameAs('a', 'Passwort')('b')).toEqual({ kind: 'same-as', other: 'Passwort' })
})

describe('password', () => {
  table(
    password,
    ['', 'Geheim1!', 'Zażółć!!', `aB!${'x'.repeat(67)}`, 'Geheim__'],
    ['Gehei1!', 'geheim1!', 'GEHEIM1!', 'Geheim12', 'Geh eim1!', `aB!${'x'.repeat(68)}`, 'Gehe\tim1!'],
  )
})

describe('name', () => {
  table(
    name,
    [
      '',
      'Anna',
      'Ö',
      'Zażółć',
      'Anne-Marie',
      "D'Angelo",
      'D’Angelo',
      'D´Angelo',
      'D`Angelo',
      'D‘Angelo',
      'Anne\u2011Marie',
      'Anne\u2010Marie',
      'Dr. Weiß',
      'Müller/Meier',
      'J. R. R. Tolkien',
      ' Anna ',
      'Joz\u0065\u0301f',
    ],
    [
      '-Anna',
      'Anna-',
      'Anna--Marie',
      'Anna  Marie',
      'Anna´',
      'D´´Angelo',
      'Anne\u2011\u2011Marie',
      'Anna1',
      'Анна',
      'Anna, Marie',
      'jr.',
      '.',
      '<b>Anna</b>',
      'Anna.- Marie',
    ],
  )
})

describe('script', () => {
  table(
    script,
    ['', 'Łódź 5', 'Nguyễn & Søn', 'Οδός Ερμού 5', 'ул. Ленина, 5/2', 'Cafe\u0301 № 1ª'],
    ['東京', 'شارع', 'רחוב 5', 'Hof 😀', 'ถนน'],
  )
})

describe('plain text', () => {
  table(
    plainText,
    ['', 'Hauptstraße 5 / Stiege 2', 'St.Gallen', 'c/o Müller & Söhne', 'Nr. 7 (Hof)', 'Wwwerda'],
    [
      '<b>x</b>',
      'a > b',
      'http://evil.example',
      'HTTPS://evil.example',
      'www.evil.example',
      'a\u001b[2J',
      'a\nb',
    ],
  )
})

describe('order number', () => {
  table(orderNumber, ['', '123456789012'], ['12345678901', '1234 5678901 2'])
})
