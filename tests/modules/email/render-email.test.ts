import { expect, test } from 'vitest'
import { type EmailBlock, renderEmail } from '#modules/email/render-email.ts'
import { SENDER } from '#tests/support/sender.ts'

const blocks: EmailBlock[] = [
  { kind: 'text', text: 'Guten Tag <Anna>,' },
  { kind: 'heading', text: 'Ihre Erklärung' },
  { kind: 'rows', rows: [['Waren', 'Fassung\nEtui']] },
  {
    kind: 'goods',
    lines: [
      {
        name: '1 × Brera\nGold',
        sum: '99,00 €',
        picture: { address: 'https://shop.example/images/a?width=120&height=120', alt: 'Brera "Gold"' },
      },
      { name: '2 × Etui', sum: 'kostenlos', picture: null },
    ],
  },
  { kind: 'button', label: 'Ansehen', link: 'https://shop.example/?a=1&b=2' },
  {
    kind: 'box',
    name: 'Brille',
    sum: '188 €',
    blocks: [
      { kind: 'rows', rows: [['Fassung', '119 €']] },
      { kind: 'small', text: 'Nach Maß' },
    ],
  },
  { kind: 'small', text: 'Fragen?' },
  { kind: 'link', label: 'Abmelden', link: 'https://shop.example/?c=3&d=4' },
]

test('the text of an email contains everything that its HTML contains', async () => {
  const { text } = await renderEmail({ sender: SENDER, variant: 'de-at', blocks })
  expect(text).toBe(
    [
      'Guten Tag <Anna>,',
      'Ihre Erklärung',
      'Waren: Fassung\nEtui',
      '1 × Brera\nGold: 99,00 €\n2 × Etui: kostenlos',
      'Ansehen:\nhttps://shop.example/?a=1&b=2',
      'Brille: 188 €\nFassung: 119 €\nNach Maß',
      'Fragen?',
      'Abmelden:\nhttps://shop.example/?c=3&d=4',
      'Veduta\n',
    ].join('\n\n'),
  )
})

test('hours do not break after their dash', async () => {
  const rows = [['Öffnungszeiten', 'Samstag: 10:00–16:00']] as const
  const { text, html } = await renderEmail({
    sender: SENDER,
    variant: 'de-de',
    blocks: [{ kind: 'rows', rows }],
  })
  expect(text).toContain('Samstag: 10:00–16:00')
  expect(html).toContain('Samstag: <span style="white-space:nowrap">10:00–16:00</span>')
})

test('user input is never markup, and nothing but pictures is loaded from elsewhere', async () => {
  const { html } = await renderEmail({ sender: SENDER, variant: 'de-at', blocks })
  expect(html).toContain('lang="de-AT"')
  expect(html).toContain('Guten Tag &lt;Anna&gt;,')
  expect(html).toContain('href="https://shop.example/?a=1&amp;b=2"')
  expect(html).toContain('<a href="https://shop.example/?c=3&amp;d=4">Abmelden</a>')
  expect(html).not.toMatch(/<(?:script|link|style)\b/)
})

test('pictures are small, have full addresses and say what they show; the sign of the shop stands first', async () => {
  const { html } = await renderEmail({ sender: SENDER, variant: 'de-at', blocks })
  const pictures = [...html.matchAll(/<img src="([^"]*)" alt="([^"]*)" width="(\d+)" height="(\d+)"/g)]
  expect(pictures.map((match) => match.slice(1))).toEqual([
    ['https://shop.example/brand/veduta-192.png', '', '40', '40'],
    ['https://shop.example/images/a?width=120&amp;height=120', 'Brera &quot;Gold&quot;', '64', '64'],
  ])
  expect(html.indexOf('veduta-192')).toBeLessThan(html.indexOf('Guten Tag'))
})

test('colours stay as they are in the dark: text and ground are both given', async () => {
  const { html } = await renderEmail({ sender: SENDER, variant: 'de-at', blocks })
  expect(html).toContain('<meta name="color-scheme" content="light only"')
  expect(html).toMatch(/<body style="[^"]*background:\s*#ffffff;[^"]*color:\s*#0b1b2b/)
})
