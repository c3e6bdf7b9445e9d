/** Addresses, and the mailbox that each is counted as. */
export const MAILBOXES: [email: string, mailbox: string][] = [
  ['anna@example.com', 'anna@example.com'],
  [' Anna@Example.com ', 'anna@example.com'],
  ['anna+1@example.com', 'anna@example.com'],
  ['anna+1+2@example.com', 'anna@example.com'],
  ['an.na@example.com', 'an.na@example.com'],
  ['an.na+x@gmail.com', 'anna@gmail.com'],
  ['a.n.n.a@GoogleMail.com', 'anna@gmail.com'],
  ['anna@notgmail.com', 'anna@notgmail.com'],
  ['+anna@example.com', '+anna@example.com'],
  ['+anna+x@gmail.com', '+anna@gmail.com'],
  ['"a@b"+x@example.com', '"a@b"@example.com'],
]
