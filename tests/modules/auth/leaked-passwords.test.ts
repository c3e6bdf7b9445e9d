import { expect, test } from 'vitest'
import { createLeakedPasswords } from '#modules/auth/leaked-passwords.ts'

const { isLeaked } = createLeakedPasswords('Veduta')
const owner = { email: 'Anna.Bergova@optik-nord.example', firstName: 'Zdenka', lastName: 'Wiśniewska' }

test.each([
  ['on the list', 'Trustno1!'],
  ['on the list with digits and a sign', 'Password123!'],
  ['with digits for letters', 'P@ssw0rd2026!'],
  ['a German one', 'Passwort123!'],
  ['a Polish one', 'Haslo123!'],
  ['a season', 'Sommer2026!'],
  ['two of the list', 'Monkey-Dragon1'],
  ['a row of keys', 'Qwertz123!'],
  ['a row of letters', 'Abcdefg1!'],
  ['the shop', 'Veduta2026!'],
  ['the mailbox', 'Anna.Bergova1!'],
  ['a part of the mailbox', '#Bergova1990'],
  ['its host', 'Optik-Nord.1'],
  ['the first name', 'Zdenka-1990!'],
  ['the last name', 'Wiśniewska!1'],
])('%s is leaked: %s', async (_, password) => expect(await isLeaked(password, owner)).toBe(true))

test.each([
  ['a sentence', 'Brille-im-Etui'],
  ['another sentence', 'Noch-eines-mehr'],
  ['eight by chance', 'kX9#mQ2v'],
  ['a word and many digits by chance', 'Hallo-8273645190!'],
])('%s is not: %s', async (_, password) => expect(await isLeaked(password, owner)).toBe(false))

test('names count for their owner alone', async () => {
  expect(await isLeaked('Zdenka-1990!', { email: 'x@y.example' })).toBe(false)
})
