import type { ReactNode } from 'react'

/** A character that no text contains. */
const MARK = '\u0001'

/** Stands for a link in a text until the text is formatted. */
export const linkPlaceholder = (name: string): string => `${MARK}${name}${MARK}`

/** A formatted text with its links in place of their placeholders. */
export const textWithLinks = (
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
