import { expect, test } from 'vitest'
import { type EmailBlock, renderEmail } from '#modules/email/render-email.ts'

const blocks: EmailBlock[] = [
  { kind: 'text', text: 'Guten Tag <Anna>,' },
  { kind: 'heading', text: 'Ihre Erklärung' },
  { kind: 'rows', rows: [['Waren', 'Fassung\nEtui']] },
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
]

test('the text of an email contains everything that its HTML contains', async () => {
  const { text } = await renderEmail({ intl: 'de-AT', shop: 'Veduta', blocks })
  expect(text).toBe(
    [
      'Guten Tag <Anna>,',
      'Ihre Erklärung',
      'Waren: Fassung\nEtui',
      'Ansehen:\nhttps://shop.example/?a=1&b=2',
      'Brille: 188 €\nFassung: 119 €\nNach Maß',
      'Fragen?',
      'Veduta\n',
    ].join('\n\n'),
  )
})

test('user input is never markup, and nothing is loaded from elsewhere', async () => {
  const { html } = await renderEmail({ intl: 'de-AT', shop: 'Veduta', blocks })
  expect(html).toContain('lang="de-AT"')
  expect(html).toContain('Guten Tag &lt;Anna&gt;,')
  expect(html).toContain('href="https://shop.example/?a=1&amp;b=2"')
  expect(html).not.toMatch(/<(?:img|script|link|style)\b/)
})
