import type { ReactNode } from 'react'

/** A sign that no text has. */
const MARK = '\u0001'

/** What stands for a link in a text, until the text is written. */
export const markOf = (name: string): string => `${MARK}${name}${MARK}`

/** A written text with its links where their marks stand. */
export const linked = (
  text: string,
  links: Readonly<Record<string, { href: string; label: string }>>,
): ReactNode[] =>
  text.split(MARK).map((part, place) => {
    const link = place % 2 === 1 ? links[part] : undefined
    return link ? (
      <a key={part} className="link" href={link.href} target="_blank" rel="noopener">
        {link.label}
      </a>
    ) : (
      part
    )
  })
